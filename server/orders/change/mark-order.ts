import { DomainError } from '../../../shared/domain/platform/refusals';
import type { OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { recordOrderEvent } from '../follow/order-events';
import { findOrderRow, lockOrder } from '../order-store';

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

/** Records that the kitchen has made lines of a remake. @throws DomainError `not_found` for an unknown one. */
export async function markRemade(
  tx: Tx,
  { id, sequence, lines }: { id: string; sequence: number; lines: readonly number[] },
  now: Date,
): Promise<void> {
  const ofRemake = await tx
    .selectFrom('remade_lines')
    .select('line')
    .where('order_id', '=', id)
    .where('sequence', '=', sequence)
    .execute();
  if (!lines.every((line) => ofRemake.some((each) => each.line === line))) {
    throw new DomainError('not_found');
  }
  const { numUpdatedRows } = await tx
    .updateTable('remade_lines')
    .set({ made_at: now.toISOString() })
    .where('order_id', '=', id)
    .where('sequence', '=', sequence)
    .where('line', 'in', lines)
    .where('made_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tellStaff(tx, id, now);
}

/** Tells open pages of the back office to read the order again; its customer learns nothing. */
export async function tellStaff(tx: Tx, id: string, now: Date): Promise<void> {
  // No move of the order comes between this and the event.
  await recordStaffEvent(tx, await lockOrder(tx, id), now);
}

/** @param order as it is, locked. */
export function recordStaffEvent(tx: Tx, order: OrdersTable, now: Date): Promise<void> {
  return recordOrderEvent(tx, 'status', { ...order, updated_at: now.toISOString() }, 'never');
}
