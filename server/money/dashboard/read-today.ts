import type { DashboardToday } from '../../../shared/contract/money/dashboard-contract';
import { STATUS_GROUPS } from '../../../shared/domain/orders/order-status';
import { DAY_MS, isoBefore, MINUTE_MS } from '../../../shared/domain/platform/durations';
import { daysBefore, kolkataTime, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { MOST_AVERAGED } from '../../../shared/domain/platform/report-days';
import { countLater } from '../../kitchen/board/ticket-store';
import { countSoldOut } from '../../menu/inventory/inventory-store';
import { cancelledToCheck, claimedOrders, listToCheck } from '../../orders/find/claims-to-check';
import { countOrders } from '../../orders/find/page-of-orders';
import { listRefundsDue } from '../../orders/find/refunds-due';
import { countKept } from '../../orders/promise/count-kept';
import { kitchenTime, openOrders } from '../../orders/promise/open-orders';
import type { Database } from '../../platform/db/database';
import { countToAnswer } from '../../shop/contact/message-store';
import { dayToClose } from '../reports/closing-store';
import { listReversedPayments } from '../statements/reversal-store';
import { figuresByDay } from './figures-by-day';

/** Days in which a cafe can still ask for its money. */
const UNPAID_DAYS = 7;
const HANDED_OVER = STATUS_GROUPS['handed-over'];

/** With the filters of the lists that the page links to, so that both show the same number. */
export async function readToday(db: Database, now: Date): Promise<DashboardToday> {
  const { date } = kolkataTime(now);
  const today = { dateFrom: date, dateTo: date };
  const since = daysBefore(date, UNPAID_DAYS - 1);
  const unpaid = { status: 'delivered', paymentStatus: 'pending', dateFrom: since } as const;
  const [figures] = await figuresByDay(db, date, date);
  const refunds = await listRefundsDue(db, now);
  const claimed = await listToCheck(db, claimedOrders(db));
  const cancelled = await listToCheck(db, cancelledToCheck(db, now));
  return {
    date,
    ...(await readWaiting(db, now)),
    sales: {
      orders: await countOrders(db, { status: 'not-cancelled', paymentStatus: 'paid', ...today }),
      revenue: paiseToRupees(figures?.revenue ?? 0),
    },
    unpaid: await countOrders(db, { status: 'not-cancelled', paymentStatus: 'pending', ...today }),
    handedOverUnpaid: { orders: await countOrders(db, unpaid), since },
    refundsDue: refunds.total,
    refunds: refunds.orders,
    claimed: claimed.orders,
    claimedTotal: claimed.total,
    cancelledToCheck: cancelled.orders,
    cancelledToCheckTotal: cancelled.total,
    gatewayTroubles: await listGatewayTroubles(db, now),
    reversedPayments: await listReversedPayments(db, now),
    messagesToAnswer: await countToAnswer(db),
    dayToClose: await dayToClose(db, date),
    soldOut: await countSoldOut(db, now),
    promises: await countKept(db, { since: startOfDay(date), now }),
    handedOver: {
      orders: await countOrders(db, { status: 'handed-over', ...today }),
      averageMinutes: await averageHandover(db, startOfDay(date)),
    },
  };
}

/** An accepted order waits no more; one for later waits from when the kitchen must start it (money rule 13). */
async function readWaiting(db: Database, now: Date) {
  const { waiting, oldest } = await openOrders(db, 'placed', { since: '', now: now.toISOString() })
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<string | null>(kitchenTime).as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return {
    waiting,
    later: (await countLater(db, now)).orders,
    oldestWaitingMinutes: oldest === null ? null : wholeMinutes(now.getTime() - Date.parse(oldest)),
  };
}

/** Reads the newest orders of each status, so that a busy day costs no more than a quiet one. */
async function averageHandover(db: Database, since: string): Promise<number | null> {
  const newest = HANDED_OVER.map((status) =>
    db
      .selectFrom('orders')
      .select(['id', 'created_at'])
      .where('status', '=', status)
      .where('created_at', '>=', since)
      // How long an order for later took says nothing.
      .where('slot_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(MOST_AVERAGED)
      .execute(),
  );
  const placedAt = new Map(
    (await Promise.all(newest))
      .flat()
      .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
      .slice(0, MOST_AVERAGED)
      .map(({ id, created_at }) => [id, Date.parse(created_at)]),
  );
  if (placedAt.size === 0) return null;
  const handedOver = await db
    .selectFrom('order_history')
    .where('order_id', 'in', [...placedAt.keys()])
    .where('kind', '=', 'status')
    .where('value', 'in', HANDED_OVER)
    .groupBy('order_id')
    .select(({ fn }) => ['order_id as id', fn.min('at').as('at')])
    .execute();
  const waits = handedOver.map(({ id, at }) => Date.parse(at) - (placedAt.get(id) ?? NaN));
  return wholeMinutes(waits.reduce((sum, wait) => sum + wait, 0) / waits.length);
}

/** A clock that was set back must not show negative minutes. */
function wholeMinutes(ms: number): number {
  return Math.max(0, Math.floor(ms / MINUTE_MS));
}

/** Then staff have seen it, or never will. */
const SHOWN_FOR_MS = 14 * DAY_MS;
const MOST_SHOWN = 20;

/** A refused refund, with none since, or money that was not counted. The oldest first. */
async function listGatewayTroubles(
  db: Database,
  now: Date,
): Promise<NonNullable<DashboardToday['gatewayTroubles']>> {
  const since = isoBefore(now, SHOWN_FOR_MS);
  const refused = await db
    .selectFrom('gateway_refunds')
    .innerJoin('payments as asked', 'asked.reference', 'gateway_refunds.id')
    .innerJoin('payments as undone', 'undone.corrects', 'asked.id')
    .innerJoin('orders', 'orders.id', 'gateway_refunds.order_id')
    .select(['orders.id', 'orders.counter_number as counterNumber'])
    .where('state', '=', 'failed')
    .where('asked_at', '>', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'gateway_refunds.order_id')
            .whereRef('payments.at', '>', 'undone.at')
            .where('kind', '=', 'refund')
            .where('corrects', 'is', null),
        ),
      ),
    )
    .groupBy(['orders.id', 'orders.counter_number'])
    .orderBy(({ fn }) => fn.min('asked_at'))
    .limit(MOST_SHOWN)
    .execute();
  const uncounted = await db
    .selectFrom('payment_links')
    .innerJoin('orders', 'orders.id', 'payment_links.order_id')
    .select(['orders.id', 'orders.counter_number as counterNumber'])
    .distinct()
    .where('problem', 'is not', null)
    .where('made_at', '>', since)
    .limit(MOST_SHOWN)
    .execute();
  return [
    ...refused.map((order) => ({ ...order, trouble: 'refund-refused' as const })),
    ...uncounted.map((order) => ({ ...order, trouble: 'not-counted' as const })),
  ];
}
