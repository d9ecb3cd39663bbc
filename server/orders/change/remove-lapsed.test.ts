import { beforeEach, expect, test } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { LAPSED_ORDER_DAYS } from '../../../shared/domain/platform/retention';
import { guestOf, orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { checkSums } from '../../operate/doctor/check-sums';
import { sweepExpired } from '../../scheduled-jobs';
import { cancelUnpaidOrders } from './cancel-unpaid';

const PARTS = ['order_items', 'order_history', 'order_words'] as const;

let tea: { id: string };
const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
const customer = await shop.signInCustomer();
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open', cancelUnpaidAfterMinutes: 15 });
  tea = await shop.addProduct({ stockCount: 1000 });
});

async function lapse() {
  const { db } = shop.shop.database;

  shop.platform.passSeconds(15 * 60);
  await cancelUnpaidOrders({ ...shop.platform, db });
}

/** Runs the sweep so many days after the orders were placed. */
async function sweepAfter(days: number) {
  const { db } = shop.shop.database;
  await sweepExpired(db, new Date(shop.platform.clock().getTime() - 900_000 + days * 86_400_000));
  expect(await checkSums(db)).toMatchObject({ state: 'ok' });
}

const listed = async () => (await shop.asAdmin('GET', '/api/orders')).total;
const change = (order: Order, part: string, body: object) =>
  shop.asAdmin('PUT', `/api/orders/${order.id}/${part}`, body);

test('orders that lapsed unpaid are deleted after 90 days, however many', async () => {
  for (let each = 0; each < 104; each += 1) {
    const body = orderFor(tea, 1, { guest: guestOf(each) });
    expect((await sendOrder(shop, body, { from: `192.0.2.${each}` })).status).toBe(201);
  }
  const own = await placed(shop, orderFor(tea, 1), customer);
  await lapse();
  await sweepAfter(LAPSED_ORDER_DAYS - 0.001);
  expect(await listed()).toBe(105);
  await sweepAfter(LAPSED_ORDER_DAYS);
  expect(await listed()).toBe(0);
  const { db } = shop.shop.database;
  for (const part of PARTS) expect(await db.selectFrom(part).selectAll().execute()).toEqual([]);
  expect(await shop.stockOf(tea.id)).toBe(1000);
  const { token } = customer;
  expect((await shop.succeed('GET', '/api/users/me/orders', { token })).total).toBe(0);
  expect((await shop.request('GET', `/api/orders/${own.id}`, { token })).status).toBe(404);
  expect((await shop.asAdmin('GET', '/api/admin/dashboard/stats')).totalOrders).toBe(0);
});

test('an order that staff changed, billed or cancelled, or that was paid, stays', async () => {
  const place = (each: number) => placed(shop, orderFor(tea, 1, { guest: guestOf(each) }));
  const paid = await place(0);
  const billed = await place(1);
  const cancelled = await place(2);
  const failed = await place(3);
  const reopened = await place(4);
  await shop.asAdmin('POST', `/api/orders/${billed.id}/bill`);
  await change(cancelled, 'status', { status: 'cancelled' });
  await change(failed, 'payment-status', { paymentStatus: 'failed' });
  await change(failed, 'payment-status', { paymentStatus: 'pending' });
  await lapse();
  await change(paid, 'payment-status', { paymentStatus: 'paid' });
  await change(reopened, 'status', { status: 'placed' });
  await lapse();
  await sweepAfter(2 * LAPSED_ORDER_DAYS);
  for (const { id } of [paid, billed, cancelled, failed, reopened]) {
    expect((await shop.asAdmin('GET', `/api/orders/admin/${id}`)).status).toBe('cancelled');
  }
});

test('an order that staff reopen at that moment is either open or gone', async () => {
  for (let each = 0; each < 5; each += 1) {
    const order = await placed(shop, orderFor(tea, 1, { guest: guestOf(each) }));
    const { token } = await shop.signInAdmin();
    await lapse();
    const [reopened] = await Promise.all([
      shop.request('PUT', `/api/orders/${order.id}/status`, { token, body: { status: 'placed' } }),
      sweepAfter(LAPSED_ORDER_DAYS),
    ]);
    const { status } = await shop.request('GET', `/api/orders/admin/${order.id}`, { token });
    expect([200, 404]).toContain(status);
    expect(reopened.status).toBe(status);
  }
});
