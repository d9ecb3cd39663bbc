import { paiseToRupees } from '../../../shared/domain/platform/money';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import { hasMoney, receivedFor } from '../payment-claims';

const MOST_SHOWN = 20;

/** Cancelled orders whose money the shop still has, and changed ones that were paid above their new total. */
export function refundsDue(db: Database) {
  const cancelled = db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'cancelled')
    .where('payment_status', '<>', 'refunded')
    .where(hasMoney);
  const overpaid = db
    .selectFrom('orders')
    .select('id')
    .where('change_count', '>', 0)
    .where('status', '<>', 'cancelled')
    .where((eb) => eb(receivedFor(eb), '>', eb.ref('total_paise')));
  return db.selectFrom('orders').where('id', 'in', cancelled.unionAll(overpaid));
}

export async function listRefundsDue(db: Database) {
  const due = refundsDue(db);
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
