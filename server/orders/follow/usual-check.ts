import { PAYMENT_CLAIMED, usualCheckMinutes } from '../../../shared/domain/payment';
import type { Database } from '../../db/database';

const ORDERS_READ = 200;

/** How long staff took lately to confirm a payment that a customer had reported (minutes), if known. */
export async function readUsualCheck(db: Database): Promise<number | null> {
  const changes = await db
    .selectFrom('order_history')
    .select(['order_id', 'value', 'at'])
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('id').orderBy('created_at', 'desc').limit(ORDERS_READ),
    )
    .where('kind', '=', 'payment')
    .where('value', 'in', [PAYMENT_CLAIMED, 'paid'])
    .orderBy('order_id')
    .orderBy('sequence')
    .execute();
  const waits = changes.flatMap(({ order_id, value, at }, index) => {
    const before = changes[index - 1];
    const isAnswer = value === 'paid' && before?.value === PAYMENT_CLAIMED;
    return isAnswer && before.order_id === order_id ? [Date.parse(at) - Date.parse(before.at)] : [];
  });
  return usualCheckMinutes(waits);
}
