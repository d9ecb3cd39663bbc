import { UNPAID_ORDERS } from '../../../../server/platform/limits/limit-rules';
import type { Board } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { DashboardToday } from '../../../../shared/contract/money/dashboard-contract';
import type { PlacedOrder } from '../../../../shared/contract/orders/orders-contract';
import { many } from '../../../support/platform/many';
import { figure, type LoneAttack, ofOrder, placeOrder, type Stage, sendOrder } from './stage';

const EVIL_IP = '198.51.100.21';
const HONEST_IPS = ['10.9.1.1', '10.9.1.2', '10.9.1.3', '10.9.1.4'] as const;
const PAID = 3;
/** More than the lists of claims and of cancelled orders have, and as many calls as a minute allows. */
const CLAIMS = 50;
const CANCELLED = 60;
const AT_ONCE = 8;

/** Pushes others' orders out of the staff's lists by orders, claims and cancellations of its own. */
export const hideOrders: LoneAttack = async (stage) => {
  const { staff } = stage;
  const paid = await many(PAID, 1, () => placeOrder(stage, { from: HONEST_IPS[0] }));
  for (const { id } of paid) {
    await staff('PUT', `/api/orders/${id}/payment-status`, { paymentStatus: 'paid' });
  }
  const made = await placeOrder(stage, { from: HONEST_IPS[1] });
  await staff('PUT', `/api/orders/${made.id}/status`, { status: 'preparing' });
  const claimed = [await claimAndCancel(stage, HONEST_IPS[2])];

  const replies = await many(UNPAID_ORDERS.fromOneNetwork + AT_ONCE, AT_ONCE, () =>
    sendOrder(stage, { from: EVIL_IP }),
  );
  const own: PlacedOrder[] = replies.flatMap((reply) =>
    reply?.status === 201 ? [reply.body] : [],
  );
  await many(CLAIMS, AT_ONCE, (each) => post(stage, own[each], '/payment-claim'));
  const before: Board = await staff('GET', '/api/admin/kitchen');
  await staff('PUT', `/api/orders/${made.id}/status`, { status: 'cancelled' });
  await many(CANCELLED, AT_ONCE, (each) => post(stage, own[each], '/cancellation'));
  claimed.push(await claimAndCancel(stage, HONEST_IPS[3]));
  const after: Board = await staff('GET', '/api/admin/kitchen');
  const today: DashboardToday = await staff('GET', '/api/admin/dashboard/today');
  const left = missing(paid, before.tickets) + missing(paid, after.tickets);
  return [
    figure(left, 'paid orders that left the board', 0),
    figure(
      missing([made], after.cancelled),
      'orders cancelled while being made that left the board',
      0,
    ),
    figure(missing(claimed, today.cancelledToCheck), 'honest claims that left the dashboard', 0),
    figure(own.length, 'unpaid orders of one network', UNPAID_ORDERS.fromOneNetwork),
  ];
};

async function post(stage: Stage, order: PlacedOrder | undefined, path: string, from = EVIL_IP) {
  return order && ofOrder(stage, order, { method: 'POST', path, body: {} }, from);
}

async function claimAndCancel(stage: Stage, from: string): Promise<PlacedOrder> {
  const order = await placeOrder(stage, { from });
  await post(stage, order, '/payment-claim', from);
  await post(stage, order, '/cancellation', from);
  return order;
}

type Listed = readonly { id: string }[];

function missing(orders: Listed, list: Listed): number {
  const ids = new Set(list.map(({ id }) => id));
  return orders.filter(({ id }) => !ids.has(id)).length;
}
