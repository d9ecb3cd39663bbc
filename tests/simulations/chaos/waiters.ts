import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import type { CodedTable, TableState } from '../../../shared/contract/orders/tables-contract';
import type { ShopServer } from '../../support/platform/shop-server';
import type { Random } from '../random';
import { type Account, succeed } from './accounts';
import type { StaffRequest } from './client-records';
import type { Sent } from './send';
import { CAFE_IP, type Simulation, sendUntilReply } from './simulation';

/** Few tables, so that several waiters add to the same bill. */
const TABLES = 4;
/** Few orders are changed, so that several waiters change the same ones. */
const NEWEST = 8;
const MOST_DISHES = 2;
const MOST_UNITS = 3;
const TAPS_TWICE = 0.2;
/** Marks the keys of what waiters send. */
export const WAITER_KEY = 'waiter-';

/** What those need who serve guests in the cafe. */
export interface Service {
  simulation: Simulation;
  admin: Account;
  products: readonly Product[];
  tables: readonly CodedTable[];
  longestPauseMs: number;
  /** A sequence over the requests of all waiters. */
  nextNumber: () => number;
}

type Moved = Pick<StaffRequest, 'added' | 'removed' | 'movedFrom'>;

/** Switches the service at tables on. @returns the tables. */
export async function addTables(server: ShopServer, { token }: Account): Promise<CodedTable[]> {
  const tables: CodedTable[] = [];
  const settings = await succeed(server, { method: 'GET', path: '/api/settings', token });
  const { isStoreOpen: _, ...saved } = settings;
  await succeed(server, {
    method: 'PUT',
    path: '/api/settings',
    token,
    body: { ...saved, tableService: true },
  });
  for (let each = 1; each <= TABLES; each += 1) {
    const body = { name: `Table ${each}` };
    const added = { method: 'POST', path: '/api/admin/tables', token, body } as const;
    tables.push(await succeed(server, added));
  }
  return tables;
}

/** Takes orders at the counter and at tables, changes them and is paid, until the run is over. */
export async function runWaiter(service: Service, random: Random): Promise<void> {
  const { simulation, admin, tables, products } = service;
  const headers = { 'X-Forwarded-For': CAFE_IP };
  const ask = (sent: Sent) =>
    sendUntilReply(simulation, 'staff', random, {
      ...sent,
      token: admin.token,
      headers: { ...headers, ...sent.headers },
    });

  /** Sends a request with a key of its own, sometimes twice at once, and records what came of it. */
  async function send(path: string, body: object, moved: Moved) {
    const key = `${WAITER_KEY}${service.nextNumber()}`;
    const sent: Sent = { method: 'POST', path, body, headers: { 'Idempotency-Key': key } };
    const request: StaffRequest = { key, ...moved, orderIds: [], refusals: [] };
    simulation.clientRecords.staffRequests.push(request);
    const taps = random.chance(TAPS_TWICE) ? 2 : 1;
    const replies = await Promise.all(Array.from({ length: taps }, () => ask(sent)));
    for (const { reply } of replies) {
      if (reply && reply.status < 300) request.orderIds.push(reply.body.id);
      else if (reply) request.refusals.push(String(reply.body?.code ?? reply.status));
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
    return send(path, { items }, { added: items, removed: [] });
  }

  function takeOrder() {
    const items = dishes();
    const body = {
      items,
      channel: 'counter',
      deliveryMethod: 'pickup',
      isForHere: random.chance(0.5),
    };
    return send('/api/admin/orders', body, { added: items, removed: [] });
  }

  /** One of the newest orders that waiters were told of. */
  async function readOne(): Promise<Order | undefined> {
    const ids = simulation.clientRecords.staffRequests.flatMap(({ orderIds }) => orderIds);
    const newest = [...new Set(ids)].slice(-NEWEST);
    if (newest.length === 0) return undefined;
    const { reply } = await ask({ method: 'GET', path: `/api/orders/${random.pick(newest)}` });
    return reply?.status === 200 ? reply.body : undefined;
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
    const what = { kind: 'discount', line: null, percent, reason: 'It took too long' };
    const body = { version: changeCount, ...what };
    await send(`/api/orders/${id}/discounts`, body, { added: [], removed: [] });
  }

  /** Splits a table's bill by dish, moves dishes to another table's, or makes one bill of two. */
  async function moveDishes({ id, changeCount = 0, items }: Order) {
    const { reply } = await ask({ method: 'GET', path: '/api/admin/tables' });
    if (reply?.status !== 200) return;
    const states: TableState[] = reply.body;
    const bills = states.flatMap(({ tabs }) => tabs.map(({ orderId }) => orderId));
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
    const dishes = added.map(({ line, quantity }) => ({ line, quantity }));
    const body = {
      version: changeCount,
      ...(!isMerge && { dishes }),
      ...(!isToNewBill && { toOrderId: random.pick(others) }),
    };
    const moved = { added, removed: [], movedFrom: { orderId: id, isToNewBill } };
    await send(`/api/orders/${id}/moved-dishes`, body, moved);
  }

  async function takePayment({ id }: Order) {
    const paymentStatus = random.chance(0.8) ? 'paid' : 'pending';
    const method = random.pick(['cash', 'upi', 'card']);
    const body = { paymentStatus, ...(paymentStatus === 'paid' && { method }) };
    await ask({ method: 'PUT', path: `/api/orders/${id}/payment-status`, body });
  }

  while (!simulation.isOver()) {
    const deed = random.below(10);
    if (deed < 3) await addRound();
    else if (deed < 5) await takeOrder();
    else {
      const order = await readOne();
      if (order && deed < 7) await changeDishes(order);
      else if (order && deed < 8) await moveDishes(order);
      else if (order && deed < 9) await giveDiscount(order);
      else if (order) await takePayment(order);
    }
    await sleep(random.below(service.longestPauseMs));
  }
}
