import type { Order } from '../../../shared/contract/orders/order-shape';
import {
  medianMinutes,
  PAYMENT_CLAIMED,
  showsUpiPanel,
} from '../../../shared/domain/orders/payment';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import type { Database } from '../../platform/db/database';

const ORDERS_READ = 200;
const CACHED_FOR_MS = MINUTE_MS;

/** Customers who wait read their order again and again, so a server reads the figure once a minute. */
export function createUsualCheck({ db, clock }: { db: Database; clock: () => Date }) {
  let cached: { at: number; minutes: Promise<number | null> } | undefined;
  const usualMinutes = () => {
    const at = clock().getTime();
    if (!cached || Math.abs(at - cached.at) >= CACHED_FOR_MS) {
      const minutes = readUsualCheck(db);
      cached = { at, minutes };
      minutes.catch(() => {
        cached = undefined;
      });
    }
    return cached.minutes;
  };
  return async (order: Order): Promise<Order> => {
    if (!order.paymentClaimedAt || !showsUpiPanel(order)) return order;
    return { ...order, usualCheckMinutes: await usualMinutes() };
  };
}

/** How long staff took lately to confirm a payment that a customer had reported (minutes), if known. */
async function readUsualCheck(db: Database): Promise<number | null> {
  const changes = await db
    .selectFrom('order_history')
    .select(['order_id', 'value', 'at'])
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('id')
        .where('payment_status', '=', 'paid')
        .orderBy('created_at', 'desc')
        .limit(ORDERS_READ),
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
  return medianMinutes(waits);
}
