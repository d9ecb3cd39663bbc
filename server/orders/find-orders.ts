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

/**
 * How many orders a filter lets through. Status, payment and days are summed from the figures that
 * are kept; a search is counted, up to its limit.
 */
export async function countOrders(db: Database, asked: OrderQuestion): Promise<number> {
  const { status, paymentStatus, dateFrom, dateTo } = asked.filter;
  if (asked.search) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from
      (select orders.id ${passing(asked)} limit ${MOST_FOUND_COUNTED}) as counted`.execute(db);
    return rows[0]?.total ?? 0;
  }
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

/**
 * The query for the ids of a page; equal orders are kept in order by their ids. A page past the
 * middle is read from the list's other end. Few matches are found first and sorted then; of many,
 * the index of the sort is looked through until the page is full.
 * @param total how many orders there are, from `countOrders`.
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
  const column = SORT_COLUMNS[sort.replace('-', '') as OrderSort];
  const key = sql.ref(column);
  const page = sql`order by ${key} ${direction}, id ${direction} limit ${size} offset ${start}`;
  // The index of each filter is in the order of time: such a page needs no sorting.
  const inOrder = column === 'created_at' && !asked.search;
  const few = asked.search ? MOST_FOUND_COUNTED : FEW;
  if (!inOrder && total < few) {
    const found = sql`select orders.id, orders.${key} as sort_key ${passing(asked)} limit ${few}`;
    const sorted = sql`order by sort_key ${direction}, id ${direction} limit ${size} offset ${start}`;
    return { ids: sql`select id from (${found}) as few ${sorted}`, backwards };
  }
  const fromSortIndex = column !== 'created_at' && !asked.search?.first;
  return { ids: sql`select id ${passing(asked, { fromSortIndex })} ${page}`, backwards };
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
  if (!search?.first) return sql`from orders ${conditions}`;
  // SQLite keeps to the order of a cross join: the words first, and then their orders by id.
  const found = sql`(select distinct order_id from order_words where ${wordBegins(search.first)})`;
  return sql`from ${found} as found cross join orders
    ${all.length === 0 ? sql`where` : sql`${conditions} and`} orders.id = found.order_id`;
}
