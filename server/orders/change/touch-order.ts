import type { OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { recordOrderEvent } from '../follow/order-events';

interface Touch {
  now: Date;
  /** 'never' if customers do not learn of it. */
  told?: 'never' | undefined;
  /** What else changes of the order: neither of its statuses. */
  set?: Partial<OrdersTable>;
}

/** Restarts the time after which an unpaid order is cancelled. */
export async function touchOrder(tx: Tx, order: OrdersTable, touch: Touch): Promise<void> {
  const changed = { ...touch.set, updated_at: touch.now.toISOString() };
  await tx.updateTable('orders').set(changed).where('id', '=', order.id).execute();
  await recordOrderEvent(tx, 'payment', { ...order, ...changed }, touch.told);
}
