import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  MOST_FOUND_COUNTED,
  type OrderFilter,
  type OrderSort,
} from '../../shared/contract/orders-contract';
import { endOfDay, startOfDay } from '../../shared/domain/kolkata-time';
import type { Database } from '../db/database';
import type { OrdersTable } from '../db/schema';
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
  const { ids, backwards } = pageOfIds(asked, total);
  const { rows } = await ids.execute(db);
  const page = rows.map(({ id }) => id);
  return { ids: backwards ? page.reverse() : page, total };
}

/** Status, payment and days are summed from the figures that are kept. */
async function countOrders(
  db: Database,
  { status, paymentStatus, dateFrom, dateTo }: OrderFilter,
): Promise<number> {
  let figures = db.selectFrom('daily_figures');
  if (status) figures = figures.where('status', '=', status);
  if (paymentStatus) figures = figures.where('payment_status', '=', paymentStatus);
  if (dateFrom) figures = figures.where('business_date', '>=', dateFrom);
  if (dateTo) figures = figures.where('business_date', '<=', dateTo);
  const { total } = await figures
    .select(({ fn }) => fn.sum<number | null>('orders').as('total'))
    .executeTakeFirstOrThrow();
  return total ?? 0;
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
 * The query for the ids of a page; equal orders are kept in order by their ids. A page past the
 * middle is read from the list's other end. Few matches are found first and sorted then; of many,
 * the index of the sort is looked through until the page is full.
 * @param total how many orders there are.
 * @returns the query, and whether its rows come last first.
 */
export function pageOfIds(
  asked: OrderQuestion,
  total: number,
): { ids: RawBuilder<{ id: string }>; backwards: boolean } {
  const { sort, limit, offset } = asked.filter;
  const backwards = !asked.search && offset > total / 2;
  const size = backwards ? Math.max(0, Math.min(limit, total - offset)) : limit;
  const start = backwards ? Math.max(0, total - offset - limit) : offset;
  const direction = sort.startsWith('-') !== backwards ? sql`desc` : sql`asc`;
  const pageBy = (key: RawBuilder<unknown>) =>
    sql`order by ${key} ${direction}, id ${direction} limit ${size} offset ${start}`;
  // The index of each filter is in the order of time: such a page needs no sorting.
  const inOrder = sortColumn(sort) === 'created_at';
  if (!inOrder && !asked.search && total < FEW) {
    const key = sql.ref(sortColumn(sort));
    const few = sql`select orders.id, orders.${key} as sort_key ${passing(asked)} limit ${FEW}`;
    return { ids: sql`select id from (${few}) as few ${pageBy(sql`sort_key`)}`, backwards };
  }
  const page = pageBy(sql.ref(sortColumn(sort)));
  const fromSortIndex = !inOrder && !asked.search?.first.length;
  return { ids: sql`select id ${passing(asked, { fromSortIndex })} ${page}`, backwards };
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
  { fromSortIndex = false } = {},
): RawBuilder<unknown> {
  const { status, paymentStatus, dateFrom, dateTo } = filter;
  const column = (name: keyof OrdersTable) =>
    fromSortIndex ? sql`coalesce(${sql.ref(name)}, '')` : sql.ref(name);
  const all: RawBuilder<SqlBool>[] = [];
  if (status) all.push(sql`${column('status')} = ${status}`);
  if (paymentStatus) all.push(sql`${column('payment_status')} = ${paymentStatus}`);
  if (dateFrom) all.push(sql`${column('created_at')} >= ${startOfDay(dateFrom)}`);
  if (dateTo) all.push(sql`${column('created_at')} < ${endOfDay(dateTo)}`);
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
