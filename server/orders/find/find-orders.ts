import { MOST_FOUND_COUNTED, type OrderFilter } from '../../../shared/contract/orders-contract';
import type { Database } from '../../db/database';
import { foundByWords, type Looking, lastOf, lookedThrough, pageByWords } from './order-finding';
import { isInTime, pageOfIds, passing } from './order-paging';
import { countOrders, placeOfPage, skipDays } from './page-place';
import { MOST_COUNTED, type Search } from './plan-search';

/** So many orders of the list are soon held against a search. */
const MOST_LOOKED_THROUGH = 20_000;
/** Orders that have all of several words are rarer, and these are soon found by the words. */
const MOST_LOOKED_FOR_ALL = 5000;

/** The ids of a page in their order, and how many orders there are in all. */
interface FoundPage {
  ids: string[];
  total: number;
}

/** Finds the page that a filter and its search, if it has one, ask for. */
export async function findPage(
  db: Database,
  filter: OrderFilter,
  search: Search | undefined,
): Promise<FoundPage> {
  const listed = await countOrders(db, filter);
  return search ? searchPage(db, { filter, search, listed }) : readPage(db, filter, listed);
}

async function readPage(db: Database, filter: OrderFilter, total: number): Promise<FoundPage> {
  const far = placeOfPage(filter, total);
  const place = isInTime(filter) ? await skipDays(db, filter, far) : far;
  const { rows } = await pageOfIds(filter, total, place).execute(db);
  const ids = rows.map(({ id }) => id);
  return { ids: place.backwards ? ids.reverse() : ids, total };
}

async function searchPage(db: Database, looking: Looking): Promise<FoundPage> {
  const { filter } = looking;
  const found = findsMany(looking) ? 'many' : await findAll(db, looking);
  if (found !== 'many') return slice(found, filter, found.length);
  const total = MOST_FOUND_COUNTED;
  // Of so many a page of the list is soon full, unless they are all at its other end.
  const most = { looks: looking.search.entries, found: filter.offset + filter.limit };
  const looked = await lookThrough(db, looking, most);
  if (looked) return slice(looked, filter, total);
  const { rows: page } = await pageByWords(looking).execute(db);
  return { ids: page.map(({ id }) => id), total };
}

/** Whether more orders have the word than are counted: no name has twenty words with one beginning. */
function findsMany({ filter, search }: Looking): boolean {
  const isOneWord = search.first.length + search.others.length === 1;
  return isOneWord && search.entries >= MOST_COUNTED && passing(filter).length === 0;
}

/** All that are found, in the order of the list; 'many' when there are more than are counted. */
async function findAll(db: Database, looking: Looking): Promise<{ id: string }[] | 'many'> {
  const { search, listed } = looking;
  // Words met more often than the list is long, or than is counted, are soon met in the list.
  if (search.entries >= Math.min(listed, MOST_COUNTED)) {
    const looks = search.first.length > 1 ? MOST_LOOKED_FOR_ALL : MOST_LOOKED_THROUGH;
    const found = await lookThrough(db, looking, { looks, found: MOST_FOUND_COUNTED });
    if (found) return found.length < MOST_FOUND_COUNTED ? found : 'many';
  }
  const { rows: found } = await foundByWords(looking).execute(db);
  return found.length < MOST_FOUND_COUNTED ? found : 'many';
}

/**
 * Holds the list against the search, in its order, until so many are found.
 * @returns undefined when so many looks have found too few, and the list goes on.
 */
async function lookThrough(
  db: Database,
  looking: Looking,
  most: { looks: number; found: number },
): Promise<{ id: string }[] | undefined> {
  const isLong = looking.listed > most.looks;
  const [last] = isLong ? (await lastOf(looking, most.looks).execute(db)).rows : [];
  const { rows } = await lookedThrough(looking, most.found, last).execute(db);
  return isLong && rows.length < most.found ? undefined : rows;
}

function slice(
  found: readonly { id: string }[],
  { offset, limit }: OrderFilter,
  total: number,
): FoundPage {
  return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total };
}
