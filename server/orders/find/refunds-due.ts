import { paiseToRupees } from '../../../shared/domain/platform/money';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import { hasMoney, receivedFor } from '../payment-claims';

const MOST_SHOWN = 20;

/** Cancelled orders whose money the shop still has. */
export function refundsDue(db: Database) {
  return db
    .selectFrom('orders')
    .where('status', '=', 'cancelled')
    .where('payment_status', '<>', 'refunded')
    .where(hasMoney);
}

export async function listRefundsDue(db: Database) {
  const due = refundsDue(db);
  const rows = await due
    .select(['id', 'counter_number as counterNumber'])
    .select((eb) => receivedFor(eb).as('received'))
    .orderBy('updated_at')
    .limit(MOST_SHOWN)
    .execute();
  const orders = rows.map(({ received, ...order }) => ({
    ...order,
    amount: paiseToRupees(Number(received)),
  }));
  return { orders, total: await countRows(due) };
}
