import { type SelectQueryBuilder, sql } from 'kysely';
import { DAY_MS, isoBefore } from '../../../shared/domain/platform/durations';
import { CLAIM_CHECK_DAYS } from '../../../shared/domain/platform/retention';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import type { ShopTables } from '../../platform/db/schema';
import { hasMoney, hasReference, isClaimed, listOpenClaims } from '../payment-claims';
import { moneyOf, moneyToWire, readMoney } from '../stored-payments';
import { strangersLast } from '../strangers-last';

const MOST_SHOWN = 20;
/** Of one network's guests. */
const MOST_OF_NETWORK = 5;

/** Orders that nobody has begun and whose customers say that they have paid: of any age (orders rule 17). */
export function claimedOrders(db: Database) {
  return db
    .selectFrom('orders')
    .where('status', '=', 'placed')
    .where('payment_status', '=', 'pending')
    .where(isClaimed);
}

/** Their money may have to be returned: customers say they have paid, staff have neither confirmed nor denied it. */
export function cancelledToCheck(db: Database, now: Date) {
  const since = isoBefore(now, CLAIM_CHECK_DAYS * DAY_MS);
  return db
    .selectFrom('orders')
    .where('status', '=', 'cancelled')
    .where('payment_status', 'in', ['pending', 'failed'])
    .where('updated_at', '>', since)
    .where((eb) => eb.and([isClaimed(eb), eb.not(hasMoney(eb))]));
}

/** Reporting takes one tap, so many may be false: of each network first those with a reference, then the oldest. */
export async function listToCheck(
  db: Database,
  matching: SelectQueryBuilder<ShopTables, 'orders', object>,
) {
  const total = await countRows(matching);
  const rows = await strangersLast(db, matching, {
    by: sql`case when ${hasReference} then 0 else 1 end, orders.updated_at, orders.id`,
    share: MOST_OF_NETWORK,
    most: MOST_SHOWN,
  })
    // A report is the last change of an order that waits for its check.
    .select(['id', 'counter_number', 'total_paise', 'payment_status', 'updated_at'])
    .execute();
  const money = await readMoney(db, rows);
  const claims = await listOpenClaims(db, rows);
  const orders = rows.map((row) => {
    const { owedAmount, paymentClaim } = moneyToWire(
      row,
      money.get(row.id) ?? moneyOf(row, []),
      claims.get(row.id),
    );
    return {
      id: row.id,
      counterNumber: row.counter_number,
      amount: paymentClaim?.amount ?? owedAmount,
      since: row.updated_at,
    };
  });
  return { orders, total };
}
