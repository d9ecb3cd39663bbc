import { setTimeout as sleep } from 'node:timers/promises';
import type { InventoryRecord } from '../../../shared/contract/menu/inventory-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { ORDER_STATUSES } from '../../../shared/domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../../shared/domain/orders/payment';
import type { Random } from '../random';
import { acknowledgedIds } from './client-records';
import { outcomeOf, pauses, type StaffAsk, staffAsk, untilOver, type Work } from './simulation';

/** Few orders are worked on, so that several members of staff change the same ones. */
const NEWEST = 25;
const MOST_ADDED = 12;
const MOST_REMOVED = 3;
const OPEN_MS = [3000, 8000] as const;
const PAUSED_MS = [300, 1500] as const;

/** Changes the newest orders and the stock until the run is over. */
export async function runStaff(work: Work, random: Random): Promise<void> {
  const { simulation, admin, longestPauseMs } = work;
  const ask = staffAsk(simulation, admin, random);
  await untilOver(simulation, pauses(random, [0, longestPauseMs]), () =>
    random.chance(0.7) ? changeOrder(work, random, ask) : adjustStock(work, random, ask),
  );
}

/** Any status may follow any other. Cancelled is frequent, because it moves stock. */
async function changeOrder({ simulation }: Work, random: Random, ask: StaffAsk): Promise<void> {
  const { attempts, seen } = simulation.clientRecords;
  const ids = attempts.slice(-NEWEST).flatMap(acknowledgedIds);
  if (ids.length === 0) return;
  const orderId = random.pick(ids);
  const status = random.chance(0.3) ? 'cancelled' : random.pick(ORDER_STATUSES);
  const { reply } = random.chance(0.7)
    ? await ask('PUT', `/api/orders/${orderId}/status`, { status })
    : await ask('PUT', `/api/orders/${orderId}/payment-status`, {
        paymentStatus: random.pick(PAYMENT_STATUSES),
      });
  if (reply?.status !== 200) return;
  const order: Order = reply.body;
  seen.push({
    orderId,
    statuses: order.statusUpdates.map((update) => update.status),
    payments: (order.paymentUpdates ?? []).map(({ paymentStatus }) => paymentStatus),
  });
}

/** Adjusts a product's stock by a few units, unless some were sold in between. */
async function adjustStock(work: Work, random: Random, ask: StaffAsk): Promise<void> {
  const { simulation, products, nextNumber } = work;
  const { reply } = await ask('GET', '/api/inventory');
  if (reply?.status !== 200) return;
  const records: InventoryRecord[] = reply.body;
  const ordered = new Set(products.map(({ id }) => id));
  const record = random.pick(records.filter(({ productId }) => ordered.has(productId)));
  const { id, productId, currentStock, version } = record;
  const delta = random.between(-Math.min(MOST_REMOVED, currentStock), MOST_ADDED);
  const marker = nextNumber();
  const levels = { productId, startingStock: marker, currentStock: currentStock + delta, version };
  const outcome = outcomeOf(await ask('PUT', `/api/inventory/${id}`, levels));
  simulation.clientRecords.adjustments.push({ marker, productId, delta, outcome });
}

/** Pauses the shop and opens it again, until the run is over. */
export async function runDoor({ simulation, admin }: Work, random: Random): Promise<void> {
  const ask = staffAsk(simulation, admin, random);
  const change = (state: object) => ask('PUT', '/api/settings/state', state);
  await untilOver(simulation, pauses(random, OPEN_MS), async () => {
    await change({ to: 'busy', minutes: 10, for: 60 });
    const { reply } = await change({ to: 'paused', for: 15 });
    const from = Date.now();
    await sleep(random.between(...PAUSED_MS));
    const to = Date.now();
    await change({ to: 'open' });
    if (reply?.status === 200) simulation.clientRecords.pauses.push({ from, to });
  });
}
