import { sql } from 'kysely';
import { DAY_MS, isoBefore } from '../../../shared/domain/platform/durations';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import { hasMoney, receivedFor } from '../payment-claims';

const MOST_SHOWN = 20;
/** So long an order that was paid above its new total is a task: all changed orders since are read. */
const OVERPAID_DAYS = 90;

/** Cancelled orders whose money the shop still has, and changed ones that were paid above their new total. */
export function refundsDue(db: Database, now: Date) {
  const since = isoBefore(now, OVERPAID_DAYS * DAY_MS);
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
