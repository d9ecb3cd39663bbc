import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TakenOrderInput } from '../../../../../shared/contract/orders/order-input';
import { hasRunOut } from '../../../../../shared/domain/orders/run-out';
import { WireError } from '../../../../api/refusal';
import type { StoredText } from '../../../../device/stored-text';
import { keepOnDisk } from './kept-on-disk';
import {
  allMadeAlready,
  createKeptOrders,
  isHandedOver,
  type KeptOrder,
  keepOrder,
  MOST_KEPT,
  madeAlready,
  mayHaveArrived,
  mended,
} from './kept-orders';
import { type CounterCalls, sendKeptOrders } from './send-kept-orders';
import { createTablet, holdNumbers, takeNumber } from './tablet-numbers';

// A browser without locks.
beforeAll(() => void vi.stubGlobal('navigator', {}));
afterAll(() => void vi.unstubAllGlobals());

const HOURS = { opensAt: '00:00', closesAt: '24:00', weeklyHours: null, holidays: [] };
const NOON = new Date('2026-03-02T06:30:00.000Z');

/** A tablet's storage, which outlives its pages. */
function storage({ isFull = false } = {}): StoredText {
  let text: string | undefined;
  return {
    read: () => text,
    write: (next) => {
      if (!isFull) text = next;
    },
    remove: () => {
      text = undefined;
    },
    onChangeElsewhere: () => () => {},
  };
}

const body = { channel: 'counter', deliveryMethod: 'pickup', items: [] } as TakenOrderInput;
const orderOf = (key: string, changes: Partial<KeptOrder> = {}): KeptOrder => ({
  key,
  body,
  total: 8000,
  dishes: '2× Waffle',
  paidBy: 'cash',
  staffName: 'Asha',
  takenAt: 0,
  sends: 0,
  ...changes,
});

const LOST = new WireError('unavailable', 503, 'No reply');

/** A shop that knows keys and payments; `fail` throws before or after it has done its work. */
function shopOf(fail: (call: string, when: 'before' | 'after') => void = () => {}) {
  const placed = new Map<string, string>();
  const paid = new Map<string, number>();
  const headers: Record<string, unknown>[] = [];
  const calls = {
    take: async (sent: { headers: Record<string, string> }) => {
      headers.push(sent.headers);
      const key = sent.headers['idempotency-key'] ?? '';
      fail(`take ${key}`, 'before');
      const id = placed.get(key) ?? `o${placed.size}`;
      placed.set(key, id);
      fail(`take ${key}`, 'after');
      return { body: { id } };
    },
    record: async ({ id, amount }: { id: string; amount: number }) => {
      if (paid.has(id)) throw new WireError('conflict', 409, 'Other money has come');
      paid.set(id, amount);
      fail(`record ${id}`, 'after');
    },
  } as unknown as CounterCalls;
  return { calls, placed, paid, headers };
}

test('forty orders of a tablet that is killed in the middle of each are placed and paid once', async () => {
  const device = storage();
  for (let index = 0; index < 40; index += 1) {
    expect(keepOrder(orderOf(`k${index}`), createKeptOrders(device))).toBe(true);
  }
  const met = new Set<string>();
  const shop = shopOf((call, when) => {
    // Each call is lost once on its way there, and each reply once.
    if (met.has(`${call} ${when}`)) return;
    met.add(`${call} ${when}`);
    throw LOST;
  });
  // Each send is of a page that was opened anew.
  while (createKeptOrders(device).get().orders.length > 0) {
    await sendKeptOrders(shop.calls, createKeptOrders(device));
  }
  expect([...shop.placed.keys()]).toEqual(Array.from({ length: 40 }, (_, index) => `k${index}`));
  expect([...shop.paid.values()]).toEqual(Array(40).fill(80));
  expect(shop.headers[0]).not.toHaveProperty('idempotency-key-resent');
  expect(shop.headers[1]).toMatchObject({ 'idempotency-key-resent': 'true' });
  const firstSent = new Set(
    shop.headers.slice(0, 3).map((each) => each['idempotency-key-first-sent']),
  );
  expect(firstSent.size).toBe(1);
});

test('a refused order stays with the reason, and the others are sent', async () => {
  const kept = createKeptOrders(storage());
  const refusals = [
    new WireError('out_of_stock', 409, 'Gone', { items: [] }),
    new WireError('total_changed', 409, 'Now ₹90.00', { totalAmount: 90 }),
    new WireError('number_taken', 409, 'Taken'),
  ];
  const tablet = { id: 't', number: { date: '2026-03-02', number: 501 } };
  for (const key of ['a', 'b', 'c', 'd'])
    keepOrder(orderOf(key, { body: { ...body, tablet } }), kept);
  const shop = shopOf((_, when) => {
    const refused = when === 'before' && refusals.shift();
    if (refused) throw refused;
  });
  expect(await sendKeptOrders(shop.calls, kept)).toBeUndefined();
  const { orders } = kept.get();
  expect(orders.map(({ conflict }) => conflict)).toEqual([
    { code: 'out_of_stock', message: 'Gone' },
    { code: 'total_changed', message: 'Now ₹90.00', total: 9000 },
    { code: 'number_taken', message: 'Taken' },
  ]);
  expect([...shop.placed.keys()]).toEqual(['d']);
  const sent = orders.map((order) => mended(order, true));
  expect(sent.map(({ conflict }) => conflict)).toEqual([undefined, undefined, undefined]);
  expect(sent.map((order) => order.body)).toMatchObject([
    { sellAnyway: true },
    { expectedTotal: 90 },
    { tablet: { id: 't', number: null } },
  ]);
  kept.set({ orders: sent });
  await sendKeptOrders(shop.calls, kept);
  expect(kept.get().orders).toEqual([]);
  // What was taken is recorded, not what it costs by now.
  expect([...shop.paid.values()]).toEqual([80, 80, 80, 80]);
});

test.each(['out_of_stock', 'option_sold_out'] as const)(
  'only a manager sells what has run out anyway: %s',
  (code) => {
    const refused = { ...orderOf('a'), conflict: { code, message: '' } };
    expect(mended(refused, true).body.sellAnyway).toBe(true);
    expect(mended(refused, false).body.sellAnyway).toBeFalsy();
    expect([hasRunOut(code), hasRunOut('number_taken')]).toEqual([true, false]);
  },
);

test('an order that breaks the shop lets the others pass after five sends', async () => {
  const kept = createKeptOrders(storage());
  for (const key of ['a', 'b']) keepOrder(orderOf(key, { paidBy: 'upi' }), kept);
  const shop = shopOf((call) => {
    if (call === 'take a') throw new WireError('internal_error', 500, 'Broken');
  });
  for (let send = 0; send < 5; send += 1) await sendKeptOrders(shop.calls, kept);
  expect(kept.get().orders.map(({ key, conflict }) => [key, conflict?.code])).toEqual([
    ['a', 'internal_error'],
  ]);
  expect([shop.placed.size, shop.paid.size]).toEqual([1, 0]);
});

test('an order that was made already says so, until the shop may have it', () => {
  const tablet = { id: 't', number: null };
  const order = orderOf('a', { body: { ...body, tablet } });
  expect(madeAlready(order, true).body.tablet).toEqual({ ...tablet, isHandedOver: true });
  const conflict = { code: 'out_of_stock' as const, message: 'Gone' };
  expect(mayHaveArrived(order)).toBe(false);
  expect(mayHaveArrived({ ...order, sends: 1 })).toBe(true);
  expect(mayHaveArrived({ ...order, sends: 1, conflict })).toBe(false);
  expect(mayHaveArrived({ ...order, sends: 1, conflict, orderId: 'o' })).toBe(true);
});

test('what a power cut took from the storage comes back from the disk, and only that', async () => {
  let onDisk: string | undefined;
  const copy = {
    read: async () => onDisk,
    write: async (text: string) => {
      onDisk = text;
    },
  };
  const device = storage();
  const kept = createKeptOrders(device);
  const stopCopying = await keepOnDisk(kept, copy);
  keepOrder(orderOf('a'), kept);
  const early = device.read() ?? '';
  keepOrder(orderOf('b'), kept);
  stopCopying();
  // The last write of the storage is lost.
  device.write(early);
  const next = createKeptOrders(device);
  (await keepOnDisk(next, copy))();
  expect(
    next
      .get()
      .orders.map(({ key }) => key)
      .sort(),
  ).toEqual(['a', 'b']);
  const refused = { read: () => Promise.reject(new Error()), write: () => Promise.reject(LOST) };
  (await keepOnDisk(next, refused))();
  expect(next.get().orders).toHaveLength(2);
});

test('an order is kept only if the browser stores it, and at most so many', () => {
  expect(keepOrder(orderOf('k'), createKeptOrders(storage({ isFull: true })))).toBe(false);
  const kept = createKeptOrders(storage());
  kept.set({ orders: Array.from({ length: MOST_KEPT }, (_, index) => orderOf(`k${index}`)) });
  expect(keepOrder(orderOf('k'), kept)).toBe(false);
  expect(kept.get().orders).toHaveLength(MOST_KEPT);
});

test('a tablet holds two blocks of the day, and gives each number once, over reloads', async () => {
  const device = storage();
  let next = 501;
  const reserve = vi.fn(async () => ({
    date: '2026-03-02',
    numbers: Array.from({ length: 20 }, () => next++),
  }));
  const hold = () => holdNumbers(createTablet(device), reserve, HOURS, NOON);
  await hold();
  await hold();
  expect(reserve).toHaveBeenCalledTimes(2);
  const take = (now = NOON) => takeNumber(createTablet(device), HOURS, now)?.number;
  expect(Array.from({ length: 41 }, () => take())).toEqual([
    ...Array.from({ length: 40 }, (_, index) => 501 + index),
    undefined,
  ]);
  await hold();
  expect(take(new Date('2026-03-03T06:30:00.000Z'))).toBeUndefined();
  expect(take()).toBe(541);
});

test('all that were asked about were made, but neither later ones nor those that the shop may have', () => {
  const tablet = { id: 'one' };
  const of = (key: string, changes: Partial<KeptOrder> = {}) =>
    orderOf(key, { body: { ...body, tablet }, ...changes });
  const orders = [of('a'), of('b'), of('sent', { sends: 1 }), of('later')];
  const made = allMadeAlready(orders, new Set(['a', 'b', 'sent']));
  expect(made.map(isHandedOver)).toEqual([true, true, false, false]);
});
