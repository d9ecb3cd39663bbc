import type { GatewayStatus } from '../../../shared/contract/money/gateway-contract';
import { medianMinutes, PAYMENT_CLAIMED } from '../../../shared/domain/orders/payment';
import { DAY_MS, isoBefore } from '../../../shared/domain/platform/durations';
import { TREND_DAYS } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';

/** Of the newest orders. A busy month has more, and says the same. */
const MOST_READ = 2000;
/** Fewer say nothing. */
const FEWEST_ORDERS = 20;

/** What it costs the owner that people have to check payments (money rule 6); null if there were too few orders. */
export async function readWithoutGateway(
  db: Database,
  now: Date,
): Promise<GatewayStatus['withoutGateway']> {
  const since = isoBefore(now, TREND_DAYS * DAY_MS);
  const newest = db
    .selectFrom('orders')
    .select(['id', 'created_at', 'status', 'payment_status'])
    .where('created_at', '>', since)
    .where('pay_later', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MOST_READ);
  const orders = await db
    .selectFrom(newest.as('newest'))
    .leftJoin('order_history as paid', (join) =>
      join
        .onRef('paid.order_id', '=', 'newest.id')
        .on('paid.kind', '=', 'payment')
        .on('paid.value', 'in', ['paid', PAYMENT_CLAIMED]),
    )
    .groupBy(['newest.id', 'newest.created_at', 'newest.status', 'newest.payment_status'])
    .select(['created_at', 'status', 'payment_status'])
    .select(({ fn, eb }) => [
      fn.min(eb.case().when('paid.value', '=', 'paid').then(eb.ref('paid.at')).end()).as('paid_at'),
      fn
        .min(eb.case().when('paid.value', '=', PAYMENT_CLAIMED).then(eb.ref('paid.at')).end())
        .as('claimed_at'),
    ])
    .execute();
  if (orders.length < FEWEST_ORDERS) return null;
  const isUnpaid = (status: string) => status === 'pending' || status === 'failed';
  return {
    orders: orders.length,
    paidAfterMinutes: medianMinutes(
      orders.flatMap(({ created_at, paid_at }) =>
        paid_at === null ? [] : [Date.parse(paid_at) - Date.parse(created_at)],
      ),
    ),
    claims: orders.filter(({ claimed_at }) => claimed_at !== null).length,
    cancelledUnpaid: orders.filter(
      ({ status, payment_status }) => status === 'cancelled' && isUnpaid(payment_status),
    ).length,
  };
}
