import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  MOST_FOUND_COUNTED,
  type OrderFilter,
  type OrderSort,
} from '../../shared/contract/orders-contract';
import { endOfDay, startOfDay } from '../../shared/domain/kolkata-time';
import type { Database } from '../db/database';
import type { OrdersTable } from '../db/schema';
import { beginningWith } from '../db/search-words';
import { typedWords } from './order-search';

const SORT_COLUMNS: Record<OrderSort, keyof OrdersTable> = {
  createdAt: 'created_at',
  customerName: 'customer_key',
  itemCount: 'item_count',
  totalAmount: 'total_paise',
  status: 'status',
  paymentStatus: 'payment_status',
  id: 'id',
};

/**
 * How many orders a filter lets through. Status, payment and days are summed from the figures that
 * are kept; a search is counted, up to its limit.
 */
export async function countOrders(db: Database, filter: OrderFilter): Promise<number> {
  const { status, paymentStatus, dateFrom, dateTo, q } = filter;
  if (q) {
    const found = sql`select id from orders ${where(conditions(filter))} limit ${MOST_FOUND_COUNTED}`;
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from (${found}) as found`.execute(db);
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
  filter: OrderFilter,
  total: number,
): { ids: RawBuilder<{ id: string }>; backwards: boolean } {
  const { sort, limit, offset } = filter;
  const counted = total < MOST_FOUND_COUNTED || !filter.q;
  const backwards = counted && offset > total / 2;
  const size = backwards ? Math.max(0, Math.min(limit, total - offset)) : limit;
  const start = backwards ? Math.max(0, total - offset - limit) : offset;
  const direction = sort.startsWith('-') !== backwards ? sql`desc` : sql`asc`;
  const column = SORT_COLUMNS[sort.replace('-', '') as OrderSort];
  const key = sql.ref(column);
  const page = sql`order by ${key} ${direction}, id ${direction} limit ${size} offset ${start}`;
  // The index of each filter is in the order of time: such a page needs no sorting.
  if (column === 'created_at' && !filter.q) {
    return { ids: sql`select id from orders ${where(conditions(filter))} ${page}`, backwards };
  }
  if (total < MOST_FOUND_COUNTED) {
    const few = sql`select id, ${key} from orders ${where(conditions(filter))}
      limit ${MOST_FOUND_COUNTED}`;
    return { ids: sql`select id from (${few}) as few ${page}`, backwards };
  }
  const passing = where(conditions(filter, { fromSortIndex: true }));
  return { ids: sql`select id from orders ${passing} ${page}`, backwards };
}

/** @param fromSortIndex keeps both engines from choosing a filter's index over that of the sort. */
function conditions(
  { status, paymentStatus, dateFrom, dateTo, q }: OrderFilter,
  { fromSortIndex = false } = {},
): RawBuilder<SqlBool>[] {
  const column = (name: keyof OrdersTable) =>
    fromSortIndex ? sql`coalesce(${sql.ref(name)}, '')` : sql.ref(name);
  const all: RawBuilder<SqlBool>[] = [];
  if (status) all.push(sql`${column('status')} = ${status}`);
  if (paymentStatus) all.push(sql`${column('payment_status')} = ${paymentStatus}`);
  if (dateFrom) all.push(sql`${column('created_at')} >= ${startOfDay(dateFrom)}`);
  if (dateTo) all.push(sql`${column('created_at')} < ${endOfDay(dateTo)}`);
  for (const word of typedWords(q ?? '')) {
    const { from, below } = beginningWith(word);
    all.push(
      sql`id in (select order_id from order_words where word >= ${from} and word < ${below})`,
    );
  }
  return all;
}

function where(all: readonly RawBuilder<SqlBool>[]): RawBuilder<unknown> {
  return all.length === 0 ? sql`` : sql`where ${sql.join([...all], sql` and `)}`;
}
