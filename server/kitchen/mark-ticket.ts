import type { Ticket } from '../../shared/contract/kitchen-contract';
import { DomainError } from '../../shared/domain/refusals';
import type { Database } from '../db/database';
import { inTransaction, type Tx } from '../db/transaction';
import { recordOrderEvent } from '../orders/follow/order-events';
import { findOrderRow } from '../orders/order-store';
import { readTicket } from './read-board';

interface Tick {
  id: string;
  line: number;
  isDone: boolean;
  now: Date;
}

/** Ticks a line off for all tablets, or takes the tick back. @throws DomainError `not_found`. */
export function tickLine(db: Database, { id, line, isDone, now }: Tick): Promise<Ticket> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('order_items')
      .select('done_at')
      .where('order_id', '=', id)
      .where('line', '=', line)
      .executeTakeFirst();
    if (!found) throw new DomainError('not_found');
    if ((found.done_at !== null) !== isDone) {
      await tx
        .updateTable('order_items')
        .set({ done_at: isDone ? now.toISOString() : null })
        .where('order_id', '=', id)
        .where('line', '=', line)
        .execute();
      await tellStaff(tx, id, now);
    }
    return readTicket(tx, id, now);
  });
}

/** Takes a cancelled order off every board. @throws DomainError `not_found`. */
export function seeCancelled(db: Database, id: string, now: Date): Promise<{ seen: true }> {
  return inTransaction(db, async (tx) => {
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
    return { seen: true };
  });
}

async function tellStaff(tx: Tx, id: string, now: Date): Promise<void> {
  const order = await findOrderRow(tx, id);
  if (!order) throw new DomainError('not_found');
  await recordOrderEvent(tx, 'status', { ...order, updated_at: now.toISOString() }, 'never');
}
