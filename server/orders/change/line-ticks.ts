import { isEachPartDone } from '../../../shared/domain/orders/order-parts';
import { stageOf } from '../../../shared/domain/orders/ticket';
import type { OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { listItems } from '../order-store';
import { standingOf } from '../ticket-standing';

type Item = Pick<OrderItemsTable, 'line' | 'station' | 'done_at'>;

/** The line as the stations see it. */
export const partLine = ({ station, done_at }: Item) => ({ station, isDone: done_at !== null });

export async function updateTicks(
  tx: Tx,
  orderId: string,
  items: readonly Item[],
  set: Partial<Pick<OrderItemsTable, 'done_at' | 'done_tapped_at'>>,
): Promise<void> {
  if (items.length === 0) return;
  const lines = items.map(({ line }) => line);
  await tx
    .updateTable('order_items')
    .set(set)
    .where('order_id', '=', orderId)
    .where('line', 'in', lines)
    .execute();
}

/**
 * Moves the parts with their order: one that is ready has no open part, and in one that is made again the part that was
 * done last is open. @param order as it is after the move, locked.
 */
export async function alignTicks(tx: Tx, order: OrdersTable): Promise<void> {
  if (order.status === 'cancelled') return;
  const items = (await listItems(tx, [order.id])).filter(({ station }) => station !== null);
  const stage = stageOf(standingOf(order), order.delivery_method);
  if (stage !== 'new' && stage !== 'preparing') {
    const open = items.filter(({ done_at }) => done_at === null);
    await updateTicks(tx, order.id, open, { done_at: order.updated_at });
  } else if (isEachPartDone(items.map(partLine))) {
    const times = items.map(({ done_at }) => done_at ?? '').sort();
    const last = items.filter(({ done_at }) => done_at === times.at(-1));
    await updateTicks(tx, order.id, last, { done_at: null });
  }
}
