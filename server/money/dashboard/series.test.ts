import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { DashboardSeries } from '../../../shared/contract/money/dashboard-contract';
import { GUEST, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());

describe('the charts and trends of the dashboard', () => {
  let tea: Product;
  beforeEach(async () => {
    await shop.changeSettings({ openingMode: 'open' });
    tea = await shop.addProduct({ name: 'Tea', price: 40.25, stockCount: 100 });
  });

  const series = (days: number): Promise<DashboardSeries> =>
    shop.asAdmin('GET', `/api/admin/dashboard/series?days=${days}`);
  const trends = () => shop.asAdmin('GET', '/api/admin/dashboard/trends');
  const orderAt = async (instant: string, changes: { paymentStatus?: string; status?: string }) => {
    shop.platform.setClock(instant);
    const { id } = await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    const { paymentStatus, status } = changes;
    if (paymentStatus) {
      await shop.setPayment(id, paymentStatus);
    }
    if (status) await shop.setStatus(id, status);
  };

  it('list every requested day and hour, with zeros where nothing was ordered', async () => {
    for (const days of [7, 30, 90]) {
      const { days: rows, hours } = await series(days);
      expect(rows).toHaveLength(days);
      expect(rows.at(-1)).toEqual({ date: '2026-04-15', orders: 0, revenue: 0 });
      expect(hours).toEqual(Array.from({ length: 24 }, (_, hour) => ({ hour, orders: 0 })));
    }
    expect((await series(7)).days[0]?.date).toBe('2026-04-09');
    const refused = await shop.request('GET', '/api/admin/dashboard/series?days=8', {
      token: (await shop.signInAdmin()).token,
    });
    expect(refused.status).toBe(400);
  });

  it('change the day and the hour at midnight in Kolkata', async () => {
    await orderAt('2026-04-14T18:29:59.999Z', { paymentStatus: 'paid' });
    await orderAt('2026-04-14T18:30:00.000Z', { paymentStatus: 'paid' });
    await orderAt('2026-04-14T19:29:00.000Z', {});
    await orderAt('2026-04-14T19:30:00.000Z', { paymentStatus: 'paid', status: 'cancelled' });
    const { days, hours } = await series(7);
    expect(days.slice(-2)).toEqual([
      { date: '2026-04-14', orders: 1, revenue: 40.25 },
      { date: '2026-04-15', orders: 3, revenue: 40.25 },
    ]);
    expect(hours.filter(({ orders }) => orders > 0)).toEqual([
      { hour: 0, orders: 2 },
      { hour: 1, orders: 1 },
      { hour: 23, orders: 1 },
    ]);
    shop.platform.setClock('2026-04-21T18:29:00.000Z');
    expect((await series(7)).days[0]).toMatchObject({ date: '2026-04-15', orders: 3 });
    shop.platform.setClock('2026-04-21T18:30:00.000Z');
    expect((await series(7)).days[0]).toMatchObject({ date: '2026-04-16', orders: 0 });
  });

  it('compare the last 30 days with the 30 before', async () => {
    expect(await trends()).toEqual({
      orders: { current: 0, previous: 0 },
      revenue: { current: 0, previous: 0 },
      addedProducts: 1,
      soldOut: 0,
    });
    await orderAt('2026-02-14T18:29:00.000Z', { paymentStatus: 'paid' });
    await orderAt('2026-02-14T18:30:00.000Z', { paymentStatus: 'paid' });
    await orderAt('2026-03-16T18:29:00.000Z', {});
    await orderAt('2026-03-16T18:30:00.000Z', { paymentStatus: 'paid' });
    await orderAt('2026-04-15T12:00:00.000Z', { paymentStatus: 'paid' });
    await shop.addProduct({ stockCount: 0 });
    await shop.addProduct({ stockCount: 0, isAvailable: false });
    expect(await trends()).toEqual({
      orders: { current: 2, previous: 2 },
      revenue: { current: 80.5, previous: 40.25 },
      addedProducts: 2,
      soldOut: 1,
    });
    const { id } = await shop.addProduct();
    await shop.asAdmin('PUT', '/api/products/sold-out', { kind: 'product', id, until: 'tomorrow' });
    expect(await trends()).toMatchObject({ soldOut: 2 });
    shop.platform.setClock('2026-05-14T18:30:00.000Z');
    expect(await trends()).toMatchObject({ addedProducts: 0 });
  });
});
