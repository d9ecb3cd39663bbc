import { setTimeout as sleep } from 'node:timers/promises';
import type { InventoryRecord } from '../../shared/contract/inventory-contract';
import type { Order } from '../../shared/contract/order-shape';
import { ORDER_STATUSES } from '../../shared/domain/order-status';
import { PAYMENT_STATUSES } from '../../shared/domain/payment';
import type { Dice } from './dice';
import type { Sent } from './send';
import { type Street, sendUntilHeard } from './street';
import { type Adjustment, acknowledgedIds } from './testimony';

const LONGEST_PAUSE_MS = 150;
/** Colleagues meet at the same orders. */
const NEWEST = 25;
const MOST_ADDED = 12;
const MOST_REMOVED = 3;

export interface Counter {
  street: Street;
  /** Of an admin. */
  token: string;
  /** The products whose stock is counted. */
  productIds: readonly string[];
  /** Numbers all changes of stocks. */
  nextMarker: () => number;
}

/** Works on the newest orders and the stock until it is time to go home. */
export async function beStaff(counter: Counter, dice: Dice): Promise<void> {
  const { street, token } = counter;
  const ask: Ask = (sent) => sendUntilHeard(street, dice, { ...sent, token });
  while (!street.isOver()) {
    const deed = dice.below(10);
    if (deed < 5) await changeOrder(street, dice, ask, 'status');
    else if (deed < 7) await changeOrder(street, dice, ask, 'payment');
    else await adjustStock(counter, dice, ask);
    await sleep(dice.below(LONGEST_PAUSE_MS));
  }
}

type Ask = (sent: Sent) => ReturnType<typeof sendUntilHeard>;

/** Any status may follow any other; cancelled comes up often, as it moves the stock. */
async function changeOrder(
  { testimony }: Street,
  dice: Dice,
  ask: Ask,
  what: 'status' | 'payment',
): Promise<void> {
  const ids = testimony.attempts.slice(-NEWEST).flatMap(acknowledgedIds);
  if (ids.length === 0) return;
  const id = dice.pick(ids);
  const status = dice.chance(0.3) ? 'cancelled' : dice.pick(ORDER_STATUSES);
  const change: Sent =
    what === 'status'
      ? { method: 'PUT', path: `/api/orders/${id}/status`, body: { status } }
      : {
          method: 'PUT',
          path: `/api/orders/${id}/payment-status`,
          body: { paymentStatus: dice.pick(PAYMENT_STATUSES) },
        };
  const { heard } = await ask(change);
  if (heard?.status !== 200) return;
  const order: Order = heard.body;
  testimony.seen.push({
    orderId: id,
    statuses: order.statusUpdates.map(({ status }) => status),
    payments: (order.paymentUpdates ?? []).map(({ paymentStatus }) => paymentStatus),
  });
}

/** Counts a few more or fewer of a product, unless it has been sold meanwhile. */
async function adjustStock(
  { street, productIds, nextMarker }: Counter,
  dice: Dice,
  ask: Ask,
): Promise<void> {
  const { heard } = await ask({ method: 'GET', path: '/api/inventory' });
  if (heard?.status !== 200) return;
  const records: InventoryRecord[] = heard.body;
  const record = dice.pick(records.filter(({ productId }) => productIds.includes(productId)));
  const { id, productId, currentStock, version } = record;
  const removed = Math.min(MOST_REMOVED, currentStock);
  const delta = dice.between(-removed, MOST_ADDED);
  const marker = nextMarker();
  const change = await ask({
    method: 'PUT',
    path: `/api/inventory/${id}`,
    body: { productId, startingStock: marker, currentStock: currentStock + delta, version },
  });
  street.testimony.adjustments.push({ marker, productId, delta, outcome: outcomeOf(change) });
}

/** Refused after a send that was not heard may mean that the send itself made it another version. */
function outcomeOf({ heard, unheard }: Awaited<ReturnType<Ask>>): Adjustment['outcome'] {
  if (heard?.status === 200) return 'acknowledged';
  return heard && unheard === 0 ? 'refused' : 'unknown';
}
