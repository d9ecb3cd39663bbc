import { sql } from 'kysely';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { CLAIM_CHECK_DAYS } from '../../../shared/domain/platform/retention';
import type { Database } from '../../platform/db/database';
import { hasMoney, isClaimed } from '../payment-claims';
import { strangersLast } from '../strangers-last';

const MOST_SHOWN = 20;
/** Of one network's guests. */
const MOST_OF_NETWORK = 5;

/** Their money may have to be returned: customers say they have paid, staff have neither confirmed nor denied it. */
export function cancelledToCheck(db: Database, now: Date) {
  const since = new Date(now.getTime() - CLAIM_CHECK_DAYS * DAY_MS).toISOString();
  return db
    .selectFrom('orders')
    .where('status', '=', 'cancelled')
    .where('payment_status', 'in', ['pending', 'failed'])
    .where('updated_at', '>', since)
    .where((eb) => eb.and([isClaimed(eb), eb.not(hasMoney(eb))]));
}

/** Reporting takes one tap, so many may be false: of each network first those with a reference, then the oldest. */
export async function listCancelledToCheck(db: Database, now: Date) {
  const matching = cancelledToCheck(db, now);
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await strangersLast(db, matching, {
    by: sql`case when ${hasReference} then 0 else 1 end, orders.updated_at, orders.id`,
    share: MOST_OF_NETWORK,
    most: MOST_SHOWN,
  })
    .select(['id', 'total_paise'])
    .execute();
  const orders = rows.map(({ id, total_paise }) => ({
    id,
    totalAmount: paiseToRupees(total_paise),
  }));
  return { orders, total };
}

/** Whether staff can find the payment in the bank's statement. */
const hasReference = sql<boolean>`exists (
  select reference from payment_claims where payment_claims.order_id = orders.id
)`;
