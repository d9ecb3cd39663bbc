import { isCancelledUnpaid, SYSTEM_NAME, unpaidSince } from '../../../shared/domain/payment';
import { DomainError } from '../../../shared/domain/refusals';
import type { WriteDeps } from '../../db/database';
import type { OrdersTable } from '../../db/schema';
import { readSettings } from '../../settings/settings-store';
import { setOrderStatus } from './set-order-status';

const MOST_AT_ONCE = 100;

/**
 * Cancels orders that were not paid in time, if the owner has switched this on. Each is its own
 * transaction, which restores the stock and records 'system' in the history. One of several servers
 * succeeds, and an order paid or begun at the last moment is not cancelled.
 * @returns the number of orders cancelled.
 */
export async function cancelUnpaidOrders({ db, clock, newId }: WriteDeps): Promise<number> {
  const { cancelUnpaidAfterMinutes: minutes } = await readSettings(db);
  if (minutes === null) return 0;
  const now = clock();
  const { after, until } = unpaidSince(now, minutes);
  const due = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'placed')
    .where('payment_status', '=', 'pending')
    .where('payment_method', '=', 'upi')
    .where('updated_at', '>', after.toISOString())
    .where('updated_at', '<=', until.toISOString())
    .orderBy('updated_at')
    .limit(MOST_AT_ONCE)
    .execute();
  let cancelled = 0;
  for (const { id } of due) {
    try {
      await setOrderStatus(db, {
        id,
        value: 'cancelled',
        from: 'placed',
        reason: `Its payment was still pending after ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
        onlyIf: (order) => isCancelledUnpaid(standing(order), now, minutes),
        actor: { adminId: null, name: SYSTEM_NAME, now, newId },
      });
      cancelled += 1;
    } catch (error) {
      // Someone else changed the order first. The next run checks it again.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return cancelled;
}

function standing({ status, payment_status, payment_method, updated_at }: OrdersTable) {
  return {
    status,
    paymentStatus: payment_status,
    paymentMethod: payment_method,
    touchedAt: new Date(updated_at),
  };
}
