import { DomainError } from '../../../shared/domain/refusals';
import type { Tx } from '../../db/transaction';
import { recordOrderEvent } from '../follow/order-events';
import { findOrderRow, lockOrder } from '../order-store';

interface Tick {
  id: string;
  line: number;
  isDone: boolean;
  now: Date;
}

/** Ticks a line off, or takes the tick back. Customers do not learn of it. @throws DomainError `not_found`. */
export async function tickLine(tx: Tx, { id, line, isDone, now }: Tick): Promise<void> {
  const found = await tx
    .selectFrom('order_items')
    .select('done_at')
    .where('order_id', '=', id)
    .where('line', '=', line)
    .executeTakeFirst();
  if (!found) throw new DomainError('not_found');
  if ((found.done_at !== null) === isDone) return;
  await tx
    .updateTable('order_items')
    .set({ done_at: isDone ? now.toISOString() : null })
    .where('order_id', '=', id)
    .where('line', '=', line)
    .execute();
  await tellStaff(tx, id, now);
}

/** Records that the kitchen has seen a cancelled order. @throws DomainError `not_found`. */
export async function seeCancelled(tx: Tx, id: string, now: Date): Promise<void> {
  const order = await findOrderRow(tx, id);
  if (order?.status !== 'cancelled') throw new DomainError('not_found');
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ cancel_seen_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'cancelled')
    .where('cancel_seen_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tellStaff(tx, id, now);
}

/** Tells open pages of the back office to read the order again; its customer learns nothing. */
export async function tellStaff(tx: Tx, id: string, now: Date): Promise<void> {
  // No move of the order comes between this and the event.
  const order = await lockOrder(tx, id);
  await recordOrderEvent(tx, 'status', { ...order, updated_at: now.toISOString() }, 'never');
}
