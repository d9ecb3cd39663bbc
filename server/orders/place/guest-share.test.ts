import { beforeEach, expect, test } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { UNCOUNTED_STOCK } from '../../../shared/domain/menu/stock';
import { guestOf, orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { unpaidOrdersOf } from '../../../tests/support/orders/unpaid-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const DAY_S = 86_400;

const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
const asha = await shop.signInCustomer();
let cake: Product;
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open' });
  cake = await shop.addProduct({ name: 'Cake', price: 10, stockCount: 40 });
});

/** Each guest has a network of their own. */
const send = (guest: number, quantity: number, product = cake) =>
  sendOrder(shop, orderFor(product, quantity, { guest: guestOf(guest) }), {
    from: `192.0.2.${guest}`,
  });
const refusal = (allowed: number, product = 'Cake') => ({
  status: 409,
  body: {
    code: 'unpaid_limit',
    data: { of: 'guest', exceeds: 'items', allowed, product },
  },
});

test('a new shop cancels no order by itself, and promises no time', async () => {
  const order = await placed(shop, orderFor(cake, 2), asha);
  expect(order.heldUntil).toBeNull();
  for (let each = 0; each < 3; each += 1) {
    shop.platform.passSeconds(DAY_S);
    expect(await unpaidOrdersOf(shop).cancelUnpaid()).toBe(0);
  }
  expect((await shop.asAdmin('GET', `/api/orders/admin/${order.id}`)).status).toBe('placed');
  expect((await shop.asAdmin('GET', '/api/orders?status=placed&paymentStatus=pending')).total).toBe(
    1,
  );
});

test('guests of any networks leave half of a stock to others, also days later', async () => {
  expect((await send(1, 20)).status).toBe(201);
  const before = await shop.everything();
  expect(await send(2, 1)).toMatchObject(refusal(0));
  expect(await shop.everything()).toBe(before);
  shop.platform.passSeconds(3 * DAY_S);
  expect(await send(3, 1)).toMatchObject(refusal(0));
  expect((await sendOrder(shop, orderFor(cake, 20), { customer: asha })).status).toBe(201);
});

test('guests who order at the same time have one share', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map((guest) => send(guest, 8)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  expect(await send(6, 5)).toMatchObject(refusal(4));
  expect((await send(6, 4)).status).toBe(201);
});

test('an order that is begun, paid or cancelled leaves the share', async () => {
  const { body } = await send(1, 20);
  await shop.setStatus(body.id, 'preparing');
  const second = await send(2, 10);
  expect(second.status).toBe(201);
  expect((await send(3, 1)).status).toBe(409);
  await shop.setPayment(second.body.id, 'paid');
  const third = await send(3, 5);
  expect([third.status, (await send(4, 1)).status]).toEqual([201, 409]);
  await shop.setStatus(third.body.id, 'cancelled');
  expect((await send(4, 5)).status).toBe(201);
});

test('a small stock is free to guests, up to five', async () => {
  const last = await shop.addProduct({ name: 'Scone', price: 10, stockCount: 5 });
  expect((await send(1, 5, last)).status).toBe(201);
  const few = await shop.addProduct({ name: 'Pie', price: 10, stockCount: 8 });
  expect(await send(2, 6, few)).toMatchObject(refusal(5, 'Pie'));
});

test('a stock that is not counted has no share', async () => {
  const tea = await shop.addProduct({ price: 10, stockCount: UNCOUNTED_STOCK });
  for (const guest of [1, 2, 3]) expect((await send(guest, 20, tea)).status).toBe(201);
});

test('guests have one share also where unpaid orders are cancelled: a claim would keep them', async () => {
  await shop.changeSettings({ openingMode: 'open', cancelUnpaidAfterMinutes: 15 });
  expect((await send(1, 20)).status).toBe(201);
  expect(await send(2, 1)).toMatchObject(refusal(0));
});

test('what an account holds counts for as long as it holds it', async () => {
  const tea = await shop.addProduct({ price: 10, stockCount: 500 });
  const order = (quantity: number) => sendOrder(shop, orderFor(tea, quantity), { customer: asha });
  const first = await order(60);
  shop.platform.passSeconds(3 * DAY_S);
  const refused = await order(1);
  expect(refused).toMatchObject({ status: 409, body: { code: 'unpaid_limit' } });
  expect(refused.body.data).toEqual({ of: 'customer', exceeds: 'items', allowed: 60 });
  await shop.setStatus(first.body.id, 'cancelled');
  expect((await order(60)).status).toBe(201);
});
