import { DomainError } from '../../../shared/domain/platform/refusals';
import type { OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { recordOrderEvent } from '../follow/order-events';
import { findOrderRow, lockOrder } from '../order-store';

interface Tick {
  id: string;
  line: number;
  isDone: boolean;
  /** When it was tapped, by the server's clock; ISO 8601, UTC. */
  at: string;
  now: Date;
}

/**
 * Customers do not learn of it. A tap that arrives after a later one on the same line changes nothing: its
 * tablet had no network, or sends it again. @throws DomainError `not_found`.
 */
export async function tickLine(tx: Tx, { id, line, isDone, at, now }: Tick): Promise<void> {
  const received = now.toISOString();
  const tapped = new Date(Math.min(now.getTime(), Date.parse(at))).toISOString();
  // The order's lock keeps a later tap from coming between the reading and the writing.
  const order = await lockOrder(tx, id);
  const found = await tx
    .selectFrom('order_items')
    .select(['done_at', 'done_tapped_at'])
    .where('order_id', '=', id)
    .where('line', '=', line)
    .executeTakeFirst();
  if (!found) throw new DomainError('not_found');
  if (found.done_tapped_at !== null && tapped < found.done_tapped_at) return;
  const changes = (found.done_at !== null) !== isDone;
  await tx
    .updateTable('order_items')
    .set({ done_tapped_at: tapped, ...(changes && { done_at: isDone ? received : null }) })
    .where('order_id', '=', id)
    .where('line', '=', line)
    .execute();
  if (changes) await recordStaffEvent(tx, order, now);
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
  await recordStaffEvent(tx, await lockOrder(tx, id), now);
}

function recordStaffEvent(tx: Tx, order: OrdersTable, now: Date): Promise<void> {
  return recordOrderEvent(tx, 'status', { ...order, updated_at: now.toISOString() }, 'never');
}
