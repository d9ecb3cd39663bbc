import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import {
  GUEST,
  guestOf,
  orderFor,
  placed,
  sendOrder,
} from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { cancelUnpaidOrders } from './cancel-unpaid';

const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
const staff = await shop.signInAdmin('staff');

describe('an order that is not paid', () => {
  let tea: { id: string };
  let order: Order;
  beforeEach(async () => {
    await shop.changeSettings({ openingMode: 'open', cancelUnpaidAfterMinutes: 30 });
    tea = await shop.addProduct({ stockCount: 10 });
    order = await placed(shop, orderFor(tea, 4, { guest: GUEST }));
  });

  const cancelUnpaid = () => cancelUnpaidOrders({ ...shop.platform, db: shop.shop.database.db });
  const pass = (minutes: number) => shop.platform.passSeconds(60 * minutes);
  const change = (part: string, body: unknown): Promise<Order> =>
    shop.succeed('PUT', `/api/orders/${order.id}/${part}`, { token: staff.token, body });

  it('is cancelled once after the owner’s minutes, which restores its stock', async () => {
    pass(29);
    expect(await cancelUnpaid()).toBe(0);
    pass(1);
    // Several servers run the job, each on its own clock.
    const servers = await Promise.all(Array.from({ length: 4 }, cancelUnpaid));
    expect(servers.reduce((sum, cancelled) => sum + cancelled)).toBeGreaterThanOrEqual(1);
    expect(await cancelUnpaid()).toBe(0);
    expect(await shop.stockOf(tea.id)).toBe(10);
    const now = await shop.asAdmin('GET', `/api/orders/admin/${order.id}`);
    expect(now).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' });
    const at = shop.platform.clock().toISOString();
    expect(now.statusUpdates.slice(1)).toEqual([
      { status: 'cancelled', timestamp: at, by: 'system' },
    ]);
    const { items } = await shop.asAdmin('GET', '/api/admin/audit-log?area=orders&limit=1');
    expect(items[0]).toMatchObject({
      by: { name: 'system' },
      reason: 'Its payment was still pending after 30 minutes',
    });
  });

  it('is cancelled with all others that are due, however many', async () => {
    const cake = await shop.addProduct({ stockCount: 208 });
    for (let each = 0; each < 104; each += 1) {
      const body = orderFor(cake, 1, { guest: guestOf(each) });
      expect((await sendOrder(shop, body, { from: `192.0.2.${each}` })).status).toBe(201);
    }
    pass(30);
    expect(await cancelUnpaid()).toBe(105);
    expect(await shop.stockOf(cake.id)).toBe(208);
    const { body } = await sendOrder(shop, orderFor(tea, 1, { guest: guestOf(300) }));
    pass(29);
    expect(await cancelUnpaid()).toBe(0);
    expect((await shop.asAdmin('GET', `/api/orders/admin/${body.id}`)).status).toBe('placed');
  });

  it('stays cancelled when staff mark its payment later', async () => {
    pass(30);
    await cancelUnpaid();
    const marked = await change('payment-status', { paymentStatus: 'paid', from: 'pending' });
    expect(marked).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
    expect(marked.statusUpdates.at(-1)).toMatchObject({ status: 'cancelled', by: 'system' });
    expect(await shop.stockOf(tea.id)).toBe(10);
  });

  it('is not cancelled when it is paid or begun, or without the setting', async () => {
    await change('payment-status', { paymentStatus: 'paid' });
    pass(60);
    expect(await cancelUnpaid()).toBe(0);
    await change('payment-status', { paymentStatus: 'pending' });
    await change('status', { status: 'preparing' });
    pass(60);
    expect(await cancelUnpaid()).toBe(0);
    await change('status', { status: 'placed' });
    await shop.changeSettings({ openingMode: 'open', cancelUnpaidAfterMinutes: null });
    pass(60);
    expect(await cancelUnpaid()).toBe(0);
    expect(await shop.stockOf(tea.id)).toBe(6);
  });

  it('has the full time again when staff reopen it; old orders are not cancelled', async () => {
    pass(30);
    expect(await cancelUnpaid()).toBe(1);
    await change('status', { status: 'placed' });
    pass(29);
    expect(await cancelUnpaid()).toBe(0);
    expect(await shop.stockOf(tea.id)).toBe(6);
    pass(3 * 24 * 60);
    expect(await cancelUnpaid()).toBe(0);
  });
});
