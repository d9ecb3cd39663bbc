import { type ReferenceExpression, sql } from 'kysely';
import type { OrderSort } from '../../../shared/contract/orders/order-shape';
import type { OrderFilter } from '../../../shared/contract/orders/orders-contract';
import { statusesOf } from '../../../shared/domain/orders/order-status';
import { endOfDay, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import type { Database } from '../../platform/db/database';
import type { ShopTables } from '../../platform/db/schema';
import { sortedBy } from '../../platform/db/sorted-by';

type OrderColumn = keyof ShopTables['orders'];

/** The columns of each sort, most significant first: equal orders stand in the order of time. */
const SORT_COLUMNS: Record<OrderSort, readonly OrderColumn[]> = {
  createdAt: ['created_at', 'id'],
  customerName: ['customer_key', 'created_at', 'id'],
  itemCount: ['item_count', 'created_at', 'id'],
  totalAmount: ['total_paise', 'created_at', 'id'],
  status: ['status', 'created_at', 'id'],
  paymentStatus: ['payment_status', 'created_at', 'id'],
  id: ['id'],
};

export function sortColumns({ sort }: Pick<OrderFilter, 'sort'>): readonly OrderColumn[] {
  return SORT_COLUMNS[sort.replace('-', '') as OrderSort];
}

export function sortedOrders(filter: Pick<OrderFilter, 'sort'>) {
  return sortedBy(sortColumns(filter), filter.sort);
}

/**
 * @param options.useIndex false when another index finds the rows. The conditions then compare `column || ''`,
 * which no index offers, so neither engine is tempted to find all delivered orders first.
 */
export function filteredOrders(
  db: Database,
  { status, paymentStatus, channel, dateFrom, dateTo }: OrderFilter,
  { useIndex }: { useIndex: boolean },
) {
  const compared = (column: OrderColumn): ReferenceExpression<ShopTables, 'orders'> =>
    useIndex ? column : sql`${sql.ref(column)} || ''`;
  let orders = db.selectFrom('orders');
  const [only, ...others] = status ? statusesOf(status) : [];
  if (only && others.length === 0) orders = orders.where(compared('status'), '=', only);
  // Most orders are in a group, so an index of statuses would find far more than a page needs.
  else if (only) orders = orders.where(sql`status || ''`, 'in', [only, ...others]);
  if (paymentStatus) orders = orders.where(compared('payment_status'), '=', paymentStatus);
  if (channel) orders = orders.where(compared('channel'), '=', channel);
  if (dateFrom) orders = orders.where(compared('created_at'), '>=', startOfDay(dateFrom));
  if (dateTo) orders = orders.where(compared('created_at'), '<', endOfDay(dateTo));
  return orders;
}
