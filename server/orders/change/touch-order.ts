import type { OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { recordOrderEvent } from '../follow/order-events';

/** Restarts the time after which an unpaid order is cancelled. @param told whether customers learn of it. */
export async function touchOrder(
  tx: Tx,
  order: OrdersTable,
  now: Date,
  told?: 'never',
): Promise<void> {
  const updated_at = now.toISOString();
  await tx.updateTable('orders').set({ updated_at }).where('id', '=', order.id).execute();
  await recordOrderEvent(tx, 'payment', { ...order, updated_at }, told);
}
