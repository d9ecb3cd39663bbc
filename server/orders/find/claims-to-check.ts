import { type SelectQueryBuilder, sql } from 'kysely';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { CLAIM_CHECK_DAYS } from '../../../shared/domain/platform/retention';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import type { ShopTables } from '../../platform/db/schema';
import { hasMoney, hasReference, isClaimed, receivedFor } from '../payment-claims';
import { strangersLast } from '../strangers-last';

const MOST_SHOWN = 20;
/** So long an order that was paid above its new total is a task: all changed orders since are read. */
const OVERPAID_DAYS = 90;
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
  const since = new Date(now.getTime() - CLAIM_CHECK_DAYS * DAY_MS).toISOString();
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
    .select(['id', 'counter_number', 'total_paise', 'updated_at'])
    .execute();
  const orders = rows.map(({ id, counter_number, total_paise, updated_at }) => ({
    id,
    counterNumber: counter_number,
    totalAmount: paiseToRupees(total_paise),
    since: updated_at,
  }));
  return { orders, total };
}

/** Cancelled orders whose money the shop still has, and changed ones that were paid above their new total. */
export function refundsDue(db: Database, now: Date) {
  const since = new Date(now.getTime() - OVERPAID_DAYS * DAY_MS).toISOString();
  const cancelled = db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'cancelled')
    .where('payment_status', '<>', 'refunded')
    .where(hasMoney);
  const overpaid = db
    .selectFrom('orders')
    .select('id')
    .where('change_count', '>', sql.lit(0))
    .where('updated_at', '>', since)
    .where('status', '<>', 'cancelled')
    .where((eb) => eb(receivedFor(eb), '>', eb.ref('total_paise')));
  return db.selectFrom('orders').where('id', 'in', cancelled.unionAll(overpaid));
}

export async function listRefundsDue(db: Database, now: Date) {
  const due = refundsDue(db, now);
  const rows = await due
    .select(['id', 'counter_number as counterNumber'])
    .select((eb) => receivedFor(eb).as('received'))
    .select(['status', 'total_paise'])
    .orderBy('updated_at')
    .limit(MOST_SHOWN)
    .execute();
  const orders = rows.map(({ received, status, total_paise, ...order }) => ({
    ...order,
    amount: paiseToRupees(Number(received) - (status === 'cancelled' ? 0 : total_paise)),
  }));
  return { orders, total: await countRows(due) };
}
