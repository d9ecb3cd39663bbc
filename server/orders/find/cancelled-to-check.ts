import { paiseToRupees } from '../../../shared/domain/money';
import type { Database } from '../../db/database';
import { isClaimed } from '../payment-claims';

/** Who has not asked for their money after two weeks was probably never charged. */
const CHECKED_FOR_MS = 14 * 24 * 3_600_000;
const MOST_SHOWN = 20;

/**
 * Cancelled orders whose customers say that they have paid. Staff have neither confirmed nor denied it,
 * so the money may have to be returned.
 */
export function cancelledToCheck(db: Database, now: Date) {
  const since = new Date(now.getTime() - CHECKED_FOR_MS).toISOString();
  return db
    .selectFrom('orders')
    .where('status', '=', 'cancelled')
    .where('updated_at', '>', since)
    .where('payment_status', '=', 'pending')
    .where(isClaimed);
}

/** The oldest of them, for staff. */
export async function listCancelledToCheck(db: Database, now: Date) {
  const rows = await cancelledToCheck(db, now)
    .select(['id', 'total_paise'])
    .orderBy('updated_at')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ id, total_paise }) => ({ id, totalAmount: paiseToRupees(total_paise) }));
}
