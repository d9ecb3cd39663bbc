import { randomUUID } from 'node:crypto';
import type { Order } from '../../../shared/contract/orders/order-shape';
import type { CodedTable, TableState } from '../../../shared/contract/orders/tables-contract';
import { DISCOUNT_KINDS } from '../../../shared/domain/orders/pricing';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import type { Random } from '../random';
import type { StaffRequest } from './client-records';
import {
  type Heard,
  outcomeOf,
  pauses,
  sendUntilReply,
  staffAsk,
  untilOver,
  type Work,
} from './simulation';

/** Few orders are changed, so that several waiters change the same ones. */
const NEWEST = 8;
const MOST_DISHES = 2;
const MOST_UNITS = 3;
const TAPS_TWICE = 0.2;
/** Marks the keys of what waiters send. */
export const WAITER_KEY = 'waiter-';

type Moved = Partial<Pick<StaffRequest, 'added' | 'removed' | 'movedFrom'>>;

/** Takes orders at the counter and at tables, changes them and is paid, until the run is over. */
export async function runWaiter(
  work: Work,
  tables: readonly CodedTable[],
  random: Random,
): Promise<void> {
  const { simulation, admin, products, longestPauseMs, nextNumber } = work;
  const { staffRequests } = simulation.clientRecords;
  const ask = staffAsk(simulation, admin, random);

  /** Sends a request with a key of its own, sometimes twice at once, and records what came of it. */
  async function send(path: string, body: object, moved: Moved = {}) {
    const key = `${WAITER_KEY}${nextNumber()}`;
    const deed = path.split('/').at(-1) ?? '';
    const request = { key, deed, added: [], removed: [], ...moved, orderIds: [], refusals: [] };
    staffRequests.push(request);
    await Promise.all(
      Array.from({ length: random.chance(TAPS_TWICE) ? 2 : 1 }, () => sendKeyed(request)),
    );

    async function sendKeyed({ orderIds, refusals }: StaffRequest) {
      const { reply } = await ask('POST', path, body, { 'Idempotency-Key': key });
      if (reply && reply.status < 300) orderIds.push(reply.body.id);
      else if (reply) refusals.push(String(reply.body?.code ?? reply.status));
    }
  }

  const dishes = () =>
    Array.from({ length: random.between(1, MOST_DISHES) }, () => ({
      productId: random.pick(products).id,
      quantity: random.between(1, MOST_UNITS),
    }));

  function addRound() {
    const items = dishes();
    const path = `/api/admin/tables/${random.pick(tables).id}/rounds`;
    return send(path, { items }, { added: items });
  }

  /** A guest asks for a round by the code on the table, and the waiter accepts it. */
  async function serveGuest() {
    const items = dishes();
    const number = nextNumber();
    simulation.clientRecords.guestRounds += 1;
    const { reply } = await sendUntilReply(simulation, 'guest', random, {
      method: 'POST',
      path: `/api/tables/${random.pick(tables).code}/rounds`,
      from: `10.250.${(number >> 8) & 255}.${number & 255}`,
      headers: { 'Idempotency-Key': `${WAITER_KEY}guest-${number}` },
      body: { items },
    });
    if (reply?.status !== 200) return;
    await send(`/api/admin/table-rounds/${reply.body.id}/acceptance`, {}, { added: items });
  }

  function takeOrder() {
    const items = dishes();
    const how = { channel: 'counter', deliveryMethod: 'pickup', isForHere: random.chance(0.5) };
    return send('/api/admin/orders', { items, ...how }, { added: items });
  }

  async function changeDishes({ id, changeCount = 0, items }: Order) {
    const removed = items.flatMap(({ line, productId, quantity }) =>
      random.chance(0.3) ? [{ line, productId, quantity: random.between(1, quantity) }] : [],
    );
    const added = random.chance(0.6) || removed.length === 0 ? dishes() : [];
    const remove = removed.map(({ line, quantity }) => ({ line, quantity }));
    const body = { version: changeCount, add: added, remove, reason: 'They changed their mind' };
    await send(`/api/orders/${id}/changes`, body, { added, removed });
  }

  async function giveDiscount({ id, changeCount = 0 }: Order) {
    const percent = random.chance(0.3) ? null : random.between(1, 100);
    const kind = random.pick(DISCOUNT_KINDS);
    const what = { kind, line: null, percent, reason: 'It took too long' };
    await send(`/api/orders/${id}/discounts`, { version: changeCount, ...what });
  }

  /** Splits a table's bill by dish, moves dishes to another table's, or makes one bill of two. */
  async function moveDishes() {
    const { reply } = await ask('GET', '/api/admin/tables');
    if (reply?.status !== 200) return;
    const states: TableState[] = reply.body;
    const bills = states.flatMap(({ tabs }) => tabs.map(({ orderId }) => orderId));
    const order = await readOne(bills);
    if (!order) return;
    const { id, changeCount = 0, items } = order;
    const others = bills.filter((orderId) => orderId !== id);
    const isToNewBill = others.length === 0 || random.chance(0.4);
    const isMerge = !isToNewBill && random.chance(0.3);
    const going = isMerge ? items : items.filter(() => random.chance(0.5));
    const added = going.map(({ line, productId, quantity }) => ({
      line,
      productId,
      quantity: isMerge ? quantity : random.between(1, quantity),
    }));
    if (added.length === 0) return;
    const body = {
      version: changeCount,
      ...(!isMerge && { dishes: added.map(({ line, quantity }) => ({ line, quantity })) }),
      ...(!isToNewBill && { toOrderId: random.pick(others) }),
    };
    const movedFrom = { orderId: id, isToNewBill };
    await send(`/api/orders/${id}/moved-dishes`, body, { added, movedFrom });
  }

  function takePayment({ id }: Order) {
    const paymentStatus = random.chance(0.8) ? 'paid' : 'pending';
    const method = random.pick(['cash', 'upi', 'card']);
    const body = { paymentStatus, ...(paymentStatus === 'paid' && { method }) };
    return ask('PUT', `/api/orders/${id}/payment-status`, body);
  }

  /** Takes a part of what an order costs, or more, and sometimes a tip. */
  async function takePart({ id, paymentStatus, totalAmount, receivedAmount }: Order) {
    const name = `slip-${nextNumber()}`;
    const [amount, tip] = [random.between(1, 300), random.chance(0.3) ? random.between(1, 20) : 0];
    const heard = await ask('POST', `/api/orders/${id}/payments`, {
      ...{ amount, tip, reference: name, method: random.pick(['cash', 'card']) },
      received: receivedAmount ?? (paymentStatus === 'paid' ? totalAmount : 0),
    });
    noteMoney(heard, { name, amount, tip, orderId: id });
  }

  /** Lays cash into the drawer or takes some out of it. */
  async function enterCash() {
    const name = randomUUID();
    const amount = random.between(1, 300);
    const entry = { id: name, kind: random.pick(['in', 'out']), amount, reason: 'Vegetables' };
    const taps = random.chance(TAPS_TWICE) ? 2 : 1;
    const enter = () => ask('POST', '/api/admin/drawer/entries', entry);
    const [heard] = await Promise.all(Array.from({ length: taps }, enter));
    if (heard) noteMoney(heard, { name, amount, tip: 0, orderId: null });
  }

  function noteMoney(
    heard: Heard,
    money: { name: string; amount: number; tip: number; orderId: string | null },
  ) {
    const { name, amount, tip, orderId } = money;
    const paise = { amountPaise: rupeesToPaise(amount), tipPaise: rupeesToPaise(tip) };
    simulation.clientRecords.counterMoney.push({
      name,
      ...paise,
      orderId,
      outcome: outcomeOf(heard),
    });
  }

  async function readOne(ids: readonly string[]): Promise<Order | undefined> {
    if (ids.length === 0) return undefined;
    const { reply } = await ask('GET', `/api/orders/admin/${random.pick(ids)}`);
    return reply?.status === 200 ? reply.body : undefined;
  }

  const begin = [addRound, addRound, addRound, serveGuest, takeOrder, takeOrder];
  const change = [changeDishes, changeDishes, giveDiscount, takePayment, takePart];
  await untilOver(simulation, pauses(random, [0, longestPauseMs]), async () => {
    const deed = random.below(12);
    if (deed < 5) return random.pick(begin)();
    if (deed < 7) return random.pick([moveDishes, enterCash])();
    const told = new Set(staffRequests.flatMap(({ orderIds }) => orderIds));
    const order = await readOne([...told].slice(-NEWEST));
    if (order) await random.pick(change)(order);
  });
}
