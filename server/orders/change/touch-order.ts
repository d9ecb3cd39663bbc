import type { OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { recordOrderEvent } from '../follow/order-events';

/**
 * Restarts the time after which an unpaid order is cancelled.
 * @param told 'never' if customers do not learn of it. @param set what else changes of the order: neither of its statuses.
 */
export async function touchOrder(
  tx: Tx,
  order: OrdersTable,
  now: Date,
  told?: 'never',
  set: Partial<OrdersTable> = {},
): Promise<void> {
  const changed = { ...set, updated_at: now.toISOString() };
  await tx.updateTable('orders').set(changed).where('id', '=', order.id).execute();
  await recordOrderEvent(tx, 'payment', { ...order, ...changed }, told);
}
