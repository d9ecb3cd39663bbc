import { beforeEach, expect, test } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { guestOf, orderOf, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';
import { UNPAID_ORDERS } from '../../platform/limits/limit-rules';
import { cancelUnpaidOrders } from '../change/cancel-unpaid';
import { cancelNotAccepted } from '../change/late-orders';

const { lapsedWindowS } = UNPAID_ORDERS;
const LAPSES_AFTER_S = 15 * 60;
const HOME = '198.51.100.1';
const ELSEWHERE = '203.0.113.9';

let tea: Product;
const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
const asha = await shop.signInCustomer();
const staff = await shop.signInAdmin('staff');
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open', cancelUnpaidAfterMinutes: 15 });
  tea = await shop.addProduct({ price: 10, stockCount: 1000 });
});

interface Sender {
  guest?: number;
  customer?: SignedIn;
  from?: string;
  product?: Product;
}

/** Sends an order of some units. */
function send(quantity: number, { guest = 0, customer, from = HOME, product = tea }: Sender = {}) {
  const items = [{ productId: product.id, quantity }];
  const body = orderOf([], { items, ...(!customer && { guest: guestOf(guest) }) });
  return sendOrder(shop, body, { from, ...(customer && { customer }) });
}

async function refused(answer: ReturnType<typeof send>, data: object) {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([409, 'unpaid_limit']);
  expect(body.data).toEqual(data);
}

const jobDeps = () => ({ ...shop.platform, db: shop.shop.database.db });
const cancelUnpaid = () => cancelUnpaidOrders(jobDeps());

test('one guest cannot take the whole stock with one order of 49 lines', async () => {
  const menu = [];
  const { categoryId } = tea;
  for (let each = 0; each < 49; each += 1) {
    menu.push(await shop.addProduct({ name: `Dish ${each}`, categoryId, price: 5 }));
  }
  const items = menu.map(({ id: productId }) => ({ productId, quantity: 10 }));
  const before = await shop.everything();
  const takesAll = sendOrder(shop, orderOf([], { items, guest: guestOf(0) }), { from: HOME });
  await refused(takesAll, { of: 'guest', exceeds: 'items', allowed: 20 });
  expect(await shop.everything()).toBe(before);
});

test('a guest’s unpaid orders hold 20 items and ₹3,000 together', async () => {
  expect((await send(20)).status).toBe(201);
  const held = { of: 'guest', exceeds: 'items', allowed: 20 };
  await refused(send(1), { ...held, retryAfterSeconds: LAPSES_AFTER_S + lapsedWindowS });
  const feast = await shop.addProduct({ price: 1000, stockCount: 100 });
  expect((await send(3, { guest: 1, product: feast })).status).toBe(201);
  const dear = { of: 'guest', exceeds: 'amount', allowed: 3000 };
  await refused(send(4, { guest: 2, product: feast }), dear);
  await refused(send(1, { guest: 1 }), {
    ...dear,
    retryAfterSeconds: LAPSES_AFTER_S + lapsedWindowS,
  });
});

test('a signed-in customer’s hold more, wherever they come from, and staff’s any number', async () => {
  const limit = { of: 'customer', exceeds: 'items', allowed: 60 };
  await refused(send(61, { customer: asha }), limit);
  expect((await send(60, { customer: asha })).status).toBe(201);
  await refused(send(1, { customer: asha, from: ELSEWHERE }), {
    ...limit,
    retryAfterSeconds: LAPSES_AFTER_S + lapsedWindowS,
  });
  expect((await send(500, { customer: staff })).status).toBe(201);
  // Nor do they count against the cafe's network.
  expect((await send(20)).status).toBe(201);
});

test('made-up numbers of one network hold 100 items together, even at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, guest) => send(10, { guest, from: HOME })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(await shop.stockOf(tea.id)).toBe(900);
  await refused(send(1, { guest: 20 }), {
    of: 'address',
    exceeds: 'items',
    allowed: 100,
    retryAfterSeconds: LAPSES_AFTER_S + lapsedWindowS,
  });
  expect((await send(1, { guest: 20, from: ELSEWHERE })).status).toBe(201);
  expect((await send(1, { customer: asha })).status).toBe(201);
  expect((await send(1, { customer: staff })).status).toBe(201);
});

test('an IPv6 client is one network with its whole /48', async () => {
  for (let each = 0; each < 5; each += 1) {
    expect((await send(20, { guest: each, from: `2001:db8:7:${each}::1` })).status).toBe(201);
  }
  expect((await send(1, { guest: 5, from: '2001:db8:7:ff00::1' })).body.code).toBe('unpaid_limit');
  expect((await send(1, { guest: 5, from: '2001:db8:8::1' })).status).toBe(201);
});

test('a buyer cannot retake stock for an hour after an unpaid order of it lapsed', async () => {
  for (let guest = 0; guest < 5; guest += 1) expect((await send(20, { guest })).status).toBe(201);
  shop.platform.passSeconds(LAPSES_AFTER_S);
  expect(await cancelUnpaid()).toBe(5);
  expect(await shop.stockOf(tea.id)).toBe(1000);
  shop.platform.passSeconds(1);
  const waits = { retryAfterSeconds: lapsedWindowS - 1 };
  await refused(send(1), { of: 'guest', exceeds: 'items', allowed: 20, ...waits });
  await refused(send(1, { guest: 9 }), { of: 'address', exceeds: 'items', allowed: 100, ...waits });
  expect((await send(20, { guest: 9, from: ELSEWHERE })).status).toBe(201);
  shop.platform.passSeconds(lapsedWindowS);
  expect((await send(20)).status).toBe(201);
});

test('a small lapsed order allows another, and an order that staff cancel frees its limit', async () => {
  expect((await send(5)).status).toBe(201);
  shop.platform.passSeconds(LAPSES_AFTER_S);
  expect(await cancelUnpaid()).toBe(1);
  const { status, body } = await send(15);
  expect(status).toBe(201);
  await shop.setStatus(body.id, 'cancelled');
  expect((await send(15)).status).toBe(201);
  expect((await send(1)).status).toBe(409);
});

test('an order that nobody accepted in time frees its limit', async () => {
  expect((await send(20)).status).toBe(201);
  shop.platform.passSeconds(10 * 60);
  await cancelNotAccepted(jobDeps(), 10, null);
  expect(await shop.stockOf(tea.id)).toBe(1000);
  expect((await send(20)).status).toBe(201);
});

test('the owner changes the limits, and a payment makes room', async () => {
  await shop.changeSettings({
    openingMode: 'open',
    cancelUnpaidAfterMinutes: null,
    unpaidItemsOfGuest: 2,
    unpaidAmountOfGuest: 25.5,
  });
  const order = await send(2);
  await refused(send(1), {
    of: 'guest',
    exceeds: 'items',
    allowed: 2,
    retryAfterSeconds: UNPAID_ORDERS.windowS,
  });
  const paid = { paymentStatus: 'paid' };
  await shop.asAdmin('PUT', `/api/orders/${order.body.id}/payment-status`, paid);
  expect((await send(2)).status).toBe(201);
  const cake = await shop.addProduct({ price: 25.55 });
  await refused(send(1, { guest: 1, product: cake }), {
    of: 'guest',
    exceeds: 'amount',
    allowed: 25.5,
  });
});
