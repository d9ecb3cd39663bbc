import { setTimeout as sleep } from 'node:timers/promises';
import type { InventoryRecord } from '../../../shared/contract/menu/inventory-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { ORDER_STATUSES } from '../../../shared/domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../../shared/domain/orders/payment';
import type { Random } from '../random';
import type { Account } from './accounts';
import { type Adjustment, acknowledgedIds } from './client-records';
import type { Sent } from './send';
import { CAFE_IP, type Simulation, sendUntilReply } from './simulation';

/** Few orders are worked on, so that several members of staff change the same ones. */
const NEWEST = 25;
const MOST_ADDED = 12;
const MOST_REMOVED = 3;

export interface Counter {
  simulation: Simulation;
  admin: Account;
  /** The products whose stock staff adjust. */
  productIds: readonly string[];
  longestPauseMs: number;
  /** A sequence over all adjustments. */
  nextMarker: () => number;
}

/** Changes the newest orders and the stock until the run is over. */
export async function runStaff(counter: Counter, random: Random): Promise<void> {
  const { simulation, admin } = counter;
  const headers = { 'X-Forwarded-For': CAFE_IP };
  const ask: Ask = (sent) =>
    sendUntilReply(simulation, 'staff', random, { ...sent, token: admin.token, headers });
  while (!simulation.isOver()) {
    const deed = random.below(10);
    if (deed < 5) await changeOrder(simulation, random, ask, 'status');
    else if (deed < 7) await changeOrder(simulation, random, ask, 'payment');
    else await adjustStock(counter, random, ask);
    await sleep(random.below(counter.longestPauseMs));
  }
}

type Ask = (sent: Sent) => ReturnType<typeof sendUntilReply>;

/** Any status may follow any other. Cancelled is frequent, because it moves stock. */
async function changeOrder(
  { clientRecords }: Simulation,
  random: Random,
  ask: Ask,
  what: 'status' | 'payment',
): Promise<void> {
  const ids = clientRecords.attempts.slice(-NEWEST).flatMap(acknowledgedIds);
  if (ids.length === 0) return;
  const id = random.pick(ids);
  const status = random.chance(0.3) ? 'cancelled' : random.pick(ORDER_STATUSES);
  const change: Sent =
    what === 'status'
      ? { method: 'PUT', path: `/api/orders/${id}/status`, body: { status } }
      : {
          method: 'PUT',
          path: `/api/orders/${id}/payment-status`,
          body: { paymentStatus: random.pick(PAYMENT_STATUSES) },
        };
  const { reply } = await ask(change);
  if (reply?.status !== 200) return;
  const order: Order = reply.body;
  clientRecords.seen.push({
    orderId: id,
    statuses: order.statusUpdates.map(({ status }) => status),
    payments: (order.paymentUpdates ?? []).map(({ paymentStatus }) => paymentStatus),
  });
}

/** Adjusts a product's stock by a few units, unless some were sold in between. */
async function adjustStock(
  { simulation, productIds, nextMarker }: Counter,
  random: Random,
  ask: Ask,
): Promise<void> {
  const { reply } = await ask({ method: 'GET', path: '/api/inventory' });
  if (reply?.status !== 200) return;
  const records: InventoryRecord[] = reply.body;
  const record = random.pick(records.filter(({ productId }) => productIds.includes(productId)));
  const { id, productId, currentStock, version } = record;
  const removed = Math.min(MOST_REMOVED, currentStock);
  const delta = random.between(-removed, MOST_ADDED);
  const marker = nextMarker();
  const change = await ask({
    method: 'PUT',
    path: `/api/inventory/${id}`,
    body: { productId, startingStock: marker, currentStock: currentStock + delta, version },
  });
  simulation.clientRecords.adjustments.push({
    marker,
    productId,
    delta,
    outcome: outcomeOf(change),
  });
}

/** After a lost reply, a version conflict may come from the lost request itself. */
function outcomeOf({ reply, unheard }: Awaited<ReturnType<Ask>>): Adjustment['outcome'] {
  if (reply?.status === 200) return 'acknowledged';
  return reply && unheard === 0 ? 'refused' : 'unknown';
}
