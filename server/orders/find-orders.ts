import { MOST_FOUND_COUNTED, type OrderFilter } from '../../shared/contract/orders-contract';
import type { Database } from '../db/database';
import { foundByWords, type Looking, lastOf, lookedThrough, pageByWords } from './order-finding';
import { isInTime, pageOfIds } from './order-paging';
import { countOrders, placeOfPage, skipDays } from './page-place';
import { MOST_COUNTED, type Search } from './plan-search';

/** So many orders of the list are soon held against a search. */
const MOST_LOOKED_THROUGH = 20_000;

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
  const { filter, search, listed } = looking;
  // Words met more often than the list is long, or than is counted, are soon met in the list.
  if (search.entries >= Math.min(listed, MOST_COUNTED)) {
    const most = { looks: MOST_LOOKED_THROUGH, found: MOST_FOUND_COUNTED };
    const found = await lookThrough(db, looking, most);
    if (found) return slice(found, filter, found.length);
  }
  const { rows: found } = await foundByWords(looking).execute(db);
  if (found.length < MOST_FOUND_COUNTED) return slice(found, filter, found.length);
  // Of so many a page of the list is soon full, unless they are all at its other end.
  const most = { looks: search.entries, found: filter.offset + filter.limit };
  const looked = await lookThrough(db, looking, most);
  if (looked) return slice(looked, filter, found.length);
  const { rows: page } = await pageByWords(looking).execute(db);
  return { ids: page.map(({ id }) => id), total: found.length };
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
