import type { OrderFilter } from '../../../shared/contract/orders/orders-contract';
import { statusesOf } from '../../../shared/domain/orders/order-status';
import type { Database } from '../../platform/db/database';
import { sortDirection } from '../../platform/db/sorted-by';
import { filteredOrders, sortColumns, sortedOrders } from './sort-and-filter';

interface PageOfIds {
  ids: string[];
  total: number;
}

/** Up to this many orders, sorting the filtered orders is faster than filtering a sorted index. */
const FEW_TO_SORT = 10_000;
/** A page that begins after more orders than this skips whole days. */
const FEW_TO_SKIP = 1000;

/** A page of the filter's list, without a search. The daily figures give the total. */
export async function pageOfOrders(db: Database, filter: OrderFilter): Promise<PageOfIds> {
  const total = await countOrders(db, filter);
  if (filter.offset >= total) return { ids: [], total };
  const rows = await pageQuery(db, await skipDays(db, filter), total).execute();
  return { ids: rows.map(({ id }) => id), total };
}

type CountedFilter = Pick<
  OrderFilter,
  'status' | 'paymentStatus' | 'channel' | 'dateFrom' | 'dateTo'
>;

export async function countOrders(db: Database, filter: CountedFilter): Promise<number> {
  const { total } = await figuresOf(db, filter)
    .select(({ fn }) => fn.sum<number | null>('orders').as('total'))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/** Few orders are found and then sorted; many, and lists by time, are read from a sorted index. */
export function pageQuery(db: Database, filter: OrderFilter, total: number) {
  const isFew = !isByTime(filter) && total <= FEW_TO_SORT;
  const useIndex = isFew || isByTime(filter);
  const orders = filteredOrders(db, filter, { useIndex }).select([...sortColumns(filter)]);
  return db
    .selectFrom((isFew ? orders.limit(FEW_TO_SORT) : orders).as('listed'))
    .select('id')
    .orderBy(sortedOrders(filter))
    .limit(filter.limit)
    .offset(filter.offset);
}

/** By the daily figures, so that a deep page of a list by time costs as much as the first one. */
export async function skipDays(db: Database, filter: OrderFilter): Promise<OrderFilter> {
  if (!isByTime(filter) || filter.offset <= FEW_TO_SKIP) return filter;
  const direction = sortDirection(filter.sort);
  const days = await figuresOf(db, filter)
    .select(['business_date as date', ({ fn }) => fn.sum<number>('orders').as('orders')])
    .groupBy('business_date')
    .orderBy('business_date', direction)
    .execute();
  let offset = filter.offset;
  for (const { date, orders } of days) {
    if (orders > offset) {
      return { ...filter, offset, [direction === 'asc' ? 'dateFrom' : 'dateTo']: date };
    }
    offset -= orders;
  }
  return filter;
}

function isByTime({ sort }: OrderFilter): boolean {
  return sort === 'createdAt' || sort === '-createdAt';
}

function figuresOf(db: Database, filter: CountedFilter) {
  const { status, paymentStatus, channel, dateFrom, dateTo } = filter;
  let figures = db.selectFrom('daily_figures');
  if (status) figures = figures.where('status', 'in', statusesOf(status));
  if (paymentStatus) figures = figures.where('payment_status', '=', paymentStatus);
  if (channel) figures = figures.where('channel', '=', channel);
  if (dateFrom) figures = figures.where('business_date', '>=', dateFrom);
  if (dateTo) figures = figures.where('business_date', '<=', dateTo);
  return figures;
}
