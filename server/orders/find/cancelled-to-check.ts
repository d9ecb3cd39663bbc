import type { ExpressionBuilder } from 'kysely';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';
import type { ShopTables } from '../../platform/db/schema';
import { hasMoney, isClaimed } from '../payment-claims';

/** Who has not asked for their money after two weeks was probably never charged. */
const CHECKED_FOR_MS = 14 * DAY_MS;
const MOST_SHOWN = 20;

/** Their money may have to be returned: customers say they have paid, staff have neither confirmed nor denied it. */
export function cancelledToCheck(db: Database, now: Date) {
  const since = new Date(now.getTime() - CHECKED_FOR_MS).toISOString();
  return db
    .selectFrom('orders')
    .where('status', '=', 'cancelled')
    .where('payment_status', 'in', ['pending', 'failed'])
    .where('updated_at', '>', since)
    .where((eb) => eb.and([isClaimed(eb), eb.not(hasMoney(eb))]));
}

/** First those with a payment reference, then the oldest: reporting takes one tap, so many may be false. */
export async function listCancelledToCheck(db: Database, now: Date) {
  const matching = cancelledToCheck(db, now);
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['id', 'total_paise'])
    .orderBy((eb) => eb.case().when(hasReference(eb)).then(0).else(1).end())
    .orderBy('updated_at')
    .limit(MOST_SHOWN)
    .execute();
  const orders = rows.map(({ id, total_paise }) => ({
    id,
    totalAmount: paiseToRupees(total_paise),
  }));
  return { orders, total };
}

/** Whether staff can find the payment in the bank's statement. */
function hasReference(eb: ExpressionBuilder<ShopTables, 'orders'>) {
  return eb.exists(
    eb
      .selectFrom('payment_claims')
      .select('reference')
      .whereRef('payment_claims.order_id', '=', 'orders.id'),
  );
}
