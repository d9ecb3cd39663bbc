import { describe, expect, test } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { NEAR, openPromisingShop } from '../../../tests/support/orders/promising-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const promising = await forEachTest(openPromisingShop());
const { shop, order, deliver, pay, setKitchen, pass, windowOf } = promising;
const { setStatus: set } = shop;

describe('an order is promised a window', () => {
  test('that everyone who sees the order reads', async () => {
    const promised = await order();
    expect(windowOf(promised)).toEqual([10, 20]);
    const { promisedFrom, promisedUntil } = promised;
    const seen = await shop.asAdmin('GET', `/api/orders/admin/${promised.id}`);
    expect(seen).toMatchObject({ promisedFrom, promisedUntil });
    const board = await shop.asAdmin('GET', '/api/admin/kitchen');
    expect(board.tickets[0].dueAt).toBe(promisedUntil);
  });

  test('by its own work', async () => {
    expect(windowOf(await order(10))).toEqual([25, 45]);
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

  test('not by a burst at the counter that is handed over at once, or that nobody has to make', async () => {
    const promised = async () => {
      const asked = await order();
      await set(asked.id, 'cancelled');
      return windowOf(asked)[1] ?? 0;
    };
    const calm = await promised();
    const bottle = await shop.addProduct({ prepMinutes: 0, stockCount: 100 });
    const tea = await shop.addProduct({ prepMinutes: 8, stockCount: 100 });
    const take = (product: Product) =>
      shop.asAdmin('POST', '/api/admin/orders', {
        channel: 'counter',
        deliveryMethod: 'pickup',
        items: [{ productId: product.id, quantity: 1 }],
      });
    for (let taken = 0; taken < 5; taken += 1) await take(bottle);
    expect(await promised()).toBe(calm);
    const burst: Order[] = [];
    for (let taken = 0; taken < 10; taken += 1) burst.push(await take(tea));
    expect(await promised()).toBeGreaterThan(calm + 30);
    for (const { id } of burst) await set(id, 'delivered');
    expect(await promised()).toBe(calm);
  });

  test('by the hands in the kitchen and its usual time', async () => {
    const soup = await shop.addProduct({ stockCount: 1000 });
    expect(soup.prepMinutes).toBeNull();
    await setKitchen({ usualMinutes: 30 });
    const first = await order(1, {}, soup);
    expect(windowOf(first)).toEqual([35, 60]);
    await pay(first.id);
    const before = await order(1, {}, soup);
    const [, slow = 0] = windowOf(before);
    await set(before.id, 'cancelled');
    await setKitchen({ hands: 6 });
    expect(windowOf(await order(1, {}, soup))[1]).toBeLessThan(slow);
  });

  test('that contains the rider’s way, which the kitchen does not have', async () => {
    const near = await deliver(NEAR);
    expect(windowOf(near)).toEqual([20, 30]);
    const board = await shop.asAdmin('GET', '/api/admin/kitchen');
    const dueInMinutes = (Date.parse(board.tickets[0].dueAt) - Date.parse(board.now)) / 60_000;
    expect(dueInMinutes).toBe(30 - 8);
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

describe('the public promise', () => {
  const read = () => shop.succeed('GET', '/api/promise');

  test('is that of one usual dish, and at most a minute old', async () => {
    const idle = await read();
    expect(idle).toMatchObject({ hands: 2, usualMinutes: 8, waitSeconds: 0, busyMinutes: 0 });
    const { from, until } = idle.window;
    expect(windowOf({ promisedFrom: from, promisedUntil: until })).toEqual([10, 20]);
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

test('a product’s minutes are kept by an edit that leaves them out', async () => {
  const { id, stockVersion: _, prepMinutes, ...product } = promising.waffle;
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
