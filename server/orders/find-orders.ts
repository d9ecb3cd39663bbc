import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  MOST_FOUND_COUNTED,
  type OrderFilter,
  type OrderSort,
} from '../../shared/contract/orders-contract';
import { endOfDay, startOfDay } from '../../shared/domain/kolkata-time';
import type { Database } from '../db/database';
import type { OrdersTable } from '../db/schema';
import { countOrders, type PagePlace, placeOfPage, skipDays } from './page-place';
import { type Search, wordBegins } from './plan-search';

const SORT_COLUMNS: Record<OrderSort, keyof OrdersTable> = {
  createdAt: 'created_at',
  customerName: 'customer_key',
  itemCount: 'item_count',
  totalAmount: 'total_paise',
  status: 'status',
  paymentStatus: 'payment_status',
  id: 'id',
};

/** Up to so many orders, sorting what was found is quicker than looking through what is sorted. */
const FEW = 10_000;

/** A filter, and how its search, if it has one, is gone about. */
export interface OrderQuestion {
  filter: OrderFilter;
  search: Search | undefined;
}

/** The ids of a page in their order, and how many orders there are in all. */
export async function findPage(
  db: Database,
  asked: OrderQuestion,
): Promise<{ ids: string[]; total: number }> {
  const { filter, search } = asked;
  if (!search) return readPage(db, asked, await countOrders(db, filter));
  const { rows } = await foundInOrder(asked).execute(db);
  if (rows.length < MOST_FOUND_COUNTED) {
    const page = rows.slice(filter.offset, filter.offset + filter.limit);
    return { ids: page.map(({ id }) => id), total: rows.length };
  }
  if (!search.broad) return readPage(db, asked, rows.length);
  // Where so many match, a page of the list in its order is soon full.
  const looking = { ...search, first: [], others: [...search.first, ...search.others] };
  return readPage(db, { filter, search: looking }, rows.length);
}

async function readPage(db: Database, asked: OrderQuestion, total: number) {
  const { filter, search } = asked;
  // What a search finds is not counted to its end, from which nothing can be read backwards then.
  const far = placeOfPage(filter, search ? Number.POSITIVE_INFINITY : total);
  const inTime = sortColumn(filter.sort) === 'created_at' && !search;
  const place = inTime ? await skipDays(db, filter, far) : far;
  const { rows } = await pageOfIds(asked, total, place).execute(db);
  const page = rows.map(({ id }) => id);
  return { ids: place.backwards ? page.reverse() : page, total };
}

/** The query for what a search finds, up to the number that is counted, found first and sorted then. */
export function foundInOrder(asked: OrderQuestion): RawBuilder<{ id: string }> {
  const { sort } = asked.filter;
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  // Only the ids at first: they are looked through in the order of the words' own index.
  const found = sql`select orders.id ${passing(asked)} limit ${MOST_FOUND_COUNTED}`;
  return sql`select id from orders where id in (${found})
    order by ${sql.ref(sortColumn(sort))} ${direction}, id ${direction}`;
}

/**
 * The query for the ids of a page; equal orders are kept in order by their ids. Few matches are
 * found first and sorted then; of many, the index of the sort is looked through until the page is
 * full.
 * @param total how many orders there are.
 * @param place where the page begins; its rows come last first where that says so.
 */
export function pageOfIds(
  asked: OrderQuestion,
  total: number,
  place: PagePlace,
): RawBuilder<{ id: string }> {
  const direction = sql.raw(place.direction);
  const pageBy = (key: RawBuilder<unknown>) =>
    sql`order by ${key} ${direction}, id ${direction} limit ${place.size} offset ${place.start}`;
  const key = sql.ref(sortColumn(asked.filter.sort));
  // The index of each filter is in the order of time: such a page needs no sorting.
  const inOrder = sortColumn(asked.filter.sort) === 'created_at';
  if (!inOrder && !asked.search && total < FEW) {
    const few = sql`select orders.id, orders.${key} as sort_key ${passing(asked)} limit ${FEW}`;
    return sql`select id from (${few}) as few ${pageBy(sql`sort_key`)}`;
  }
  const fromSortIndex = !inOrder && !asked.search?.first.length;
  return sql`select id ${passing(asked, { fromSortIndex, place })} ${pageBy(key)}`;
}

function sortColumn(sort: OrderFilter['sort']): keyof OrdersTable {
  return SORT_COLUMNS[sort.replace('-', '') as OrderSort];
}

/**
 * From which table, and under which conditions.
 * @param fromSortIndex keeps both engines from choosing a filter's index over that of the sort.
 */
function passing(
  { filter, search }: OrderQuestion,
  { fromSortIndex = false, place }: { fromSortIndex?: boolean; place?: PagePlace } = {},
): RawBuilder<unknown> {
  const { status, paymentStatus, dateFrom, dateTo } = filter;
  // The day in which the page lies is one of the filter's own.
  const from = place?.from ?? (dateFrom && startOfDay(dateFrom));
  const below = place?.below ?? (dateTo && endOfDay(dateTo));
  const column = (name: keyof OrdersTable) =>
    fromSortIndex ? sql`coalesce(${sql.ref(name)}, '')` : sql.ref(name);
  const all: RawBuilder<SqlBool>[] = [];
  if (status) all.push(sql`${column('status')} = ${status}`);
  if (paymentStatus) all.push(sql`${column('payment_status')} = ${paymentStatus}`);
  if (from) all.push(sql`${column('created_at')} >= ${from}`);
  if (below) all.push(sql`${column('created_at')} < ${below}`);
  for (const word of search?.others ?? []) {
    all.push(sql`exists (select 1 from order_words
      where order_id = orders.id and ${wordBegins(word)})`);
  }
  const conditions = all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
  if (!search?.first.length) return sql`from orders ${conditions}`;
  // An intersection names each order once by itself.
  const ids = search.first.length > 1 ? sql`order_id` : sql`distinct order_id`;
  const byWord = search.first.map(
    (word) => sql`select ${ids} from order_words where ${wordBegins(word)}`,
  );
  // SQLite keeps to the order of a cross join: the words first, and then their orders by id.
  return sql`from (${sql.join(byWord, sql` intersect `)}) as found cross join orders
    ${all.length === 0 ? sql`where` : sql`${conditions} and`} orders.id = found.order_id`;
}
