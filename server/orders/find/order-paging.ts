import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrderFilter, OrderSort } from '../../../shared/contract/orders-contract';
import { endOfDay, startOfDay } from '../../../shared/domain/kolkata-time';
import type { OrdersTable } from '../../db/schema';
import type { PagePlace } from './page-place';

/** By what each list is sorted, one after the other: what is equal stands in the order of time. */
const SORT_COLUMNS: Record<OrderSort, readonly (keyof OrdersTable)[]> = {
  createdAt: ['created_at', 'id'],
  customerName: ['customer_key', 'created_at', 'id'],
  itemCount: ['item_count', 'created_at', 'id'],
  totalAmount: ['total_paise', 'created_at', 'id'],
  status: ['status', 'created_at', 'id'],
  paymentStatus: ['payment_status', 'created_at', 'id'],
  id: ['id'],
};

/** Up to so many orders, sorting what was found is quicker than looking through what is sorted. */
const FEW = 10_000;

/**
 * The query for the ids of a page.
 * @param total how many orders pass the filter.
 * @param place where the page begins; its rows come last first where that says so.
 */
export function pageOfIds(
  filter: OrderFilter,
  total: number,
  place: PagePlace,
): RawBuilder<{ id: string }> {
  return sql`select id from (${listOf(filter, total, place)}) as listed
    ${sortedBy(sortColumns(filter), place.direction)}
    limit ${place.size} offset ${place.start}`;
}

/**
 * The orders that pass the filter, each with what it is sorted by. Of few in another
 * order than that of time, all are found before they are sorted; else they are read from the index of
 * the sort for as long as somebody reads on.
 * @param total how many there are.
 */
export function listOf(filter: OrderFilter, total: number, place?: PagePlace): RawBuilder<unknown> {
  const conditions = passing(filter, place);
  const list = sql`select ${namesOf(sortColumns(filter))} from orders`;
  // The index of each filter is in the order of time: such a page needs no sorting.
  if (isInTime(filter)) return sql`${list} ${where(conditions)}`;
  if (total < FEW) return sql`${list} ${where(conditions)} limit ${FEW}`;
  return sql`${list} ${where(unindexed(conditions))}`;
}

/** Whether the list is in the order of time. */
export function isInTime(filter: OrderFilter): boolean {
  return sortColumns(filter)[0] === 'created_at';
}

/** The columns by which the list is sorted, one after the other; the last is the id. */
export function sortColumns({ sort }: OrderFilter): readonly (keyof OrdersTable)[] {
  return SORT_COLUMNS[sort.replace('-', '') as OrderSort];
}

/** A list of columns as a query names them. */
export function namesOf(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** The clause that sorts rows with these columns, all of them one way. */
export function sortedBy(columns: readonly string[], direction: PagePlace['direction']) {
  const way = sql.raw(direction);
  return sql`order by ${sql.join(columns.map((column) => sql`${sql.ref(column)} ${way}`))}`;
}

/** The filter's conditions, and those of the place. */
export function passing(
  { status, paymentStatus, dateFrom, dateTo }: OrderFilter,
  place?: PagePlace,
): RawBuilder<SqlBool>[] {
  // The day in which the page lies is one of the filter's own.
  const from = place?.from ?? (dateFrom && startOfDay(dateFrom));
  const below = place?.below ?? (dateTo && endOfDay(dateTo));
  const all: RawBuilder<SqlBool>[] = [];
  if (status) all.push(sql`status = ${status}`);
  if (paymentStatus) all.push(sql`payment_status = ${paymentStatus}`);
  if (from) all.push(sql`created_at >= ${from}`);
  if (below) all.push(sql`created_at < ${below}`);
  return all;
}

/**
 * The same conditions as neither engine sees through them: no index is chosen for their sake, and
 * PostgreSQL takes it that nearly every row passes, whatever its statistics say.
 */
export function unindexed(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool>[] {
  if (conditions.length === 0) return [];
  return [sql`case when ${sql.join(conditions, sql` and `)} then 1 else 0 end <> 0`];
}

/** All conditions as one clause, if there are any. */
export function where(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}
