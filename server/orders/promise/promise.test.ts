import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { guestOf, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { learnTimes } from './learn-times';

let waffle: Product;
const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open', cancelUnpaidAfterMinutes: null });
  waffle = await shop.addProduct({ prepMinutes: 8, stockCount: 1000 });
});

let guests = 0;
/** Places an order of a guest with an own network. */
async function order(quantity = 1, changes: object = {}, of = waffle): Promise<Order> {
  guests += 1;
  const body = orderFor(of, quantity, { guest: guestOf(guests), ...changes });
  const answer = await sendOrder(shop, body, { from: `10.0.0.${guests}` });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
}
const STRANGER = '198.51.100.66';
const NEAR = { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 };
const deliver = (deliveryAddress: object) =>
  order(1, { deliveryMethod: 'delivery', deliveryAddress });
const { setStatus: set } = shop;
const pay = (id: string) => shop.setPayment(id, 'paid');
const setKitchen = (times: object) => shop.asAdmin('PUT', '/api/admin/kitchen/settings', times);
const learn = () => learnTimes(shop.shop.database.db, shop.platform.clock());
const pass = (minutes: number) => shop.platform.passSeconds(minutes * 60);
/** Minutes from now to both ends of an order's window. */
const windowOf = ({ promisedFrom, promisedUntil }: Order) =>
  [promisedFrom, promisedUntil].map(
    (end) => (Date.parse(end ?? '') - shop.platform.clock().getTime()) / 60_000,
  );

/** Orders that were ready after some minutes; the kitchen is idle again. */
async function make(count: number, minutes: number) {
  for (let each = 0; each < count; each += 1) {
    const { id } = await order();
    pass(minutes);
    await set(id, 'on-the-way');
  }
}

describe('an order is promised a window', () => {
  test('that everyone who sees the order reads', async () => {
    const promised = await order();
    expect(windowOf(promised)).toEqual([5, 15]);
    const { promisedFrom, promisedUntil } = promised;
    const seen = await shop.asAdmin('GET', `/api/orders/admin/${promised.id}`);
    expect(seen).toMatchObject({ promisedFrom, promisedUntil });
    const board = await shop.asAdmin('GET', '/api/admin/kitchen');
    expect(board.tickets[0].dueAt).toBe(promisedUntil);
  });

  test('by its own work', async () => {
    expect(windowOf(await order(10))).toEqual([25, 35]);
    const bottle = await shop.addProduct({ prepMinutes: 0, stockCount: 10 });
    expect(windowOf(await order(1, {}, bottle))[1]).toBeLessThan(windowOf(await order(1))[1] ?? 0);
  });

  test('by the open orders, until they are ready or cancelled', async () => {
    const open = await Promise.all([1, 2, 3, 4, 5, 6].map(() => order()));
    for (const { id } of open) await pay(id);
    const [, until = 0] = windowOf(await order());
    expect(until).toBeGreaterThan(40);
    for (const { id } of open.slice(0, 3)) await set(id, 'on-the-way');
    for (const { id } of open.slice(3)) await set(id, 'cancelled');
    expect(windowOf(await order())[1]).toBeLessThan(until - 15);
  });

  test('by the hands in the kitchen and its usual time', async () => {
    const soup = await shop.addProduct({ stockCount: 1000 });
    expect(soup.prepMinutes).toBeNull();
    await setKitchen({ usualMinutes: 30 });
    const first = await order(1, {}, soup);
    expect(windowOf(first)).toEqual([35, 45]);
    await pay(first.id);
    const before = await order(1, {}, soup);
    const [, slow = 0] = windowOf(before);
    await set(before.id, 'cancelled');
    await setKitchen({ hands: 6 });
    expect(windowOf(await order(1, {}, soup))[1]).toBeLessThan(slow);
  });

  test('that contains the rider’s way, which the kitchen does not have', async () => {
    const near = await deliver(NEAR);
    expect(windowOf(near)).toEqual([15, 25]);
    const board = await shop.asAdmin('GET', '/api/admin/kitchen');
    const dueInMinutes = (Date.parse(board.tickets[0].dueAt) - Date.parse(board.now)) / 60_000;
    expect(dueInMinutes).toBe(25 - 8);
    const unknown = { street: 'Far away', skipLocationVerification: true };
    expect(windowOf(await deliver(unknown))[1]).toBeGreaterThan(35);
  });

  test('and its tickets are sorted by it', async () => {
    const large = await order(20);
    const small = await deliver(NEAR);
    await shop.shop.database.db
      .updateTable('orders')
      .set({ promised_until: '2026-04-15T06:35:00.000Z' })
      .where('id', '=', small.id)
      .execute();
    const { tickets } = await shop.asAdmin('GET', '/api/admin/kitchen');
    expect(tickets.map(({ id }: Order) => id)).toEqual([small.id, large.id]);
  });
});

describe('the queue', () => {
  test('forgets orders of a kitchen that never taps, when their window ends', async () => {
    for (let each = 0; each < 6; each += 1) await order();
    pass(20);
    expect(windowOf(await order())[1]).toBeGreaterThan(20);
    pass(60);
    expect(windowOf(await order())).toEqual([5, 15]);
  });

  test('counts orders of a kitchen that taps, until they are ready', async () => {
    await make(8, 10);
    await learn();
    for (let each = 0; each < 6; each += 1) await order();
    pass(80);
    expect(windowOf(await order())[1]).toBeGreaterThan(30);
    pass(60);
    expect(windowOf(await order())[1]).toBeLessThan(30);
  });
});

describe('unpaid orders that nobody has accepted', () => {
  const leaveUnpaid = async (count: number, quantity: number, from = (_: number) => STRANGER) => {
    const placed: Order[] = [];
    for (let each = 0; each < count; each += 1) {
      guests += 1;
      const body = orderFor(waffle, quantity, { guest: guestOf(guests) });
      placed.push((await sendOrder(shop, body, { from: from(each) })).body);
    }
    return placed;
  };
  const minutesUntil = async () => windowOf(await order())[1] ?? 0;

  test('of one network move a promise by minutes, and count in full once one is paid or accepted', async () => {
    expect(await minutesUntil()).toBe(15);
    const [first, second] = await leaveUnpaid(5, 20);
    expect(await minutesUntil()).toBeLessThanOrEqual(30);
    await pay(first?.id ?? '');
    const withPaid = await minutesUntil();
    expect(withPaid).toBeGreaterThan(60);
    await set(second?.id ?? '', 'preparing');
    expect(await minutesUntil()).toBeGreaterThan(withPaid + 20);
  });

  test('of many networks move it by less than half an hour, and hide no paid one', async () => {
    const paid = await order(20);
    await pay(paid.id);
    const before = await minutesUntil();
    const copied = await shop.shop.database.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', (await order()).id)
      .executeTakeFirstOrThrow();
    shop.platform.passSeconds(1);
    const created_at = shop.platform.clock().toISOString();
    const copies = Array.from({ length: 250 }, (_, copy) => ({
      ...{ ...copied, created_at, id: `COPY${1000 + copy}`, client_key: `network ${copy}` },
    }));
    await shop.shop.database.db.insertInto('orders').values(copies).execute();
    const after = await minutesUntil();
    expect(after).toBeGreaterThan(before);
    expect(after).toBeLessThan(before + 30);
  });

  test('do not make the day look slow', async () => {
    await make(30, 10);
    pass(24 * 60);
    await learn();
    const before = await minutesUntil();
    pass(120);
    const unpaid = await leaveUnpaid(8, 1, (each) => `198.51.100.${each}`);
    pass(60);
    await learn();
    for (const { id } of unpaid) await set(id, 'cancelled');
    expect(await minutesUntil()).toBe(before);
  });
});

describe('the kitchen’s pace', () => {
  test('is learned from what orders really took', async () => {
    const [, before = 0] = windowOf(await order());
    await make(40, 20);
    pass(180);
    await learn();
    expect(windowOf(await order())[1]).toBeGreaterThan(before);
  });

  test('slows down with a slow day, for half an hour', async () => {
    await make(30, 10);
    pass(24 * 60);
    await learn();
    const [, usual = 0] = windowOf(await order());
    pass(120);
    await make(3, 25);
    await learn();
    const [, slow = 0] = windowOf(await order());
    expect(slow).toBeGreaterThan(usual + 10);
    pass(180);
    expect(windowOf(await order())[1]).toBeLessThan(slow);
  });
});

describe('the public promise', () => {
  const read = () => shop.succeed('GET', '/api/promise');

  test('is that of one usual dish, and at most a minute old', async () => {
    const idle = await read();
    expect(idle).toMatchObject({ hands: 2, usualMinutes: 8, waitSeconds: 0, busyMinutes: 0 });
    expect(
      windowOf({ promisedFrom: idle.window.from, promisedUntil: idle.window.until } as Order),
    ).toEqual([5, 15]);
    await pay((await order(10)).id);
    expect(await read()).toEqual(idle);
    pass(1);
    expect((await read()).waitSeconds).toBeGreaterThan(600);
  });

  test('follows the kitchen’s settings at once, and is silent while the shop is closed', async () => {
    await read();
    await setKitchen({ hands: 3 });
    await expect.poll(read).toMatchObject({ hands: 3 });
    await shop.changeSettings({ openingMode: 'closed' });
    await expect.poll(read).toMatchObject({ window: null });
  });
});

describe('promises kept', () => {
  const kept = async () => (await shop.asAdmin('GET', '/api/admin/dashboard/today')).promises;

  test('are counted once they are over', async () => {
    const [inTime, late, , cancelled] = await Promise.all([1, 2, 3, 4].map(() => order()));
    expect(await kept()).toEqual({ kept: 0, total: 0 });
    await pay(late?.id ?? '');
    pass(10);
    await set(inTime?.id ?? '', 'on-the-way');
    expect(await kept()).toEqual({ kept: 1, total: 1 });
    await set(cancelled?.id ?? '', 'cancelled');
    pass(90);
    // The third was neither paid nor accepted.
    expect(await kept()).toEqual({ kept: 1, total: 2 });
    await set(late?.id ?? '', 'on-the-way');
    expect(await kept()).toEqual({ kept: 1, total: 2 });
    pass(24 * 60);
    expect(await kept()).toEqual({ kept: 0, total: 0 });
  });

  test('of a delivery leave time for the way', async () => {
    const [early, late] = [await deliver(NEAR), await deliver(NEAR)];
    pass(10);
    await set(early.id, 'on-the-way');
    pass(30);
    await set(late.id, 'on-the-way');
    expect(await kept()).toEqual({ kept: 1, total: 2 });
  });

  test('of a delivery are not kept by a tap that was undone', async () => {
    const { id } = await deliver(NEAR);
    const tap = (what: string, version: number) =>
      shop.asAdmin('POST', `/api/admin/kitchen/orders/${id}/${what}`, { version });
    for (const version of [1, 2, 3]) await tap('move', version);
    await tap('undo', 4);
    expect(await kept()).toEqual({ kept: 0, total: 0 });
    pass(90);
    await tap('move', 5);
    expect(await kept()).toEqual({ kept: 0, total: 1 });
  });
});

test('a product’s minutes are kept by an edit that leaves them out', async () => {
  const { id, stockVersion: _, prepMinutes, ...product } = waffle;
  expect(prepMinutes).toBe(8);
  const path = `/api/products/${id}`;
  const { version, ...fields } = product;
  expect(await shop.asAdmin('PUT', path, fields)).toMatchObject({ prepMinutes: 8 });
  const cleared = await shop.asAdmin('PUT', path, { ...fields, prepMinutes: null });
  expect(cleared).toMatchObject({ prepMinutes: null });
  for (const wrong of [-1, 241, 2.5]) {
    const { token } = await shop.signInAdmin();
    const answer = await shop.request('PUT', path, {
      token,
      body: { ...fields, prepMinutes: wrong },
    });
    expect(answer.status).toBe(400);
  }
});
