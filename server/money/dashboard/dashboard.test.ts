import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../shared/domain/platform/roles';
import { orderFor, orderOf, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const asha = await shop.signInCustomer();

describe('the dashboard', () => {
  const stats = () => shop.asAdmin('GET', '/api/admin/dashboard/stats');
  const popular = () => shop.asAdmin('GET', '/api/admin/dashboard/popular-products');
  const set = (id: string, status: object) => {
    const part = 'status' in status ? 'status' : 'payment-status';
    return shop.asAdmin('PUT', `/api/orders/${id}/${part}`, status);
  };

  it('of an empty shop is all zeros', async () => {
    expect(await stats()).toEqual({
      totalOrders: 0,
      totalRevenue: 0,
      activeProducts: 0,
      lowStock: 0,
      signInCodes: { sent: 0, most: 5000 },
      proof: null,
    });
    expect(await popular()).toEqual([]);
  });

  it('counts every order, and the revenue of those paid and not cancelled', async () => {
    const tea = await shop.addProduct({ price: 40.25, packagingCharge: 5, stockCount: 100 });
    const orders = [];
    for (let each = 0; each < 4; each += 1) orders.push(await placed(shop, orderFor(tea, 1), asha));
    const [first, second, third] = orders.map(({ id }) => id);
    await set(first ?? '', { paymentStatus: 'paid' });
    await set(second ?? '', { paymentStatus: 'paid' });
    await set(second ?? '', { status: 'cancelled' });
    await set(third ?? '', { paymentStatus: 'refunded' });
    expect(await stats()).toMatchObject({ totalOrders: 4, totalRevenue: 45.25 });
  });

  it('counts active products, and those with a low stock of 1 to 4', async () => {
    for (const stockCount of [0, 1, 4, 5, 100]) await shop.addProduct({ stockCount });
    await shop.addProduct({ stockCount: 2, isAvailable: false });
    const { id } = await shop.addProduct({ stockCount: 2 });
    await shop.asAdmin('DELETE', `/api/products/${id}`);
    expect(await stats()).toMatchObject({ activeProducts: 5, lowStock: 2 });
  });

  it('lists the five products in the most orders, without cancelled ones', async () => {
    const products = [];
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) {
      products.push(
        await shop.addProduct({ name, price: 10, packagingCharge: 1, stockCount: 100 }),
      );
    }
    const [a, b, c, d, e, f] = products;
    if (!a || !b || !c || !d || !e || !f) throw new Error('six products');
    await placed(shop, orderOf([a, b, c, d, e]), asha);
    await placed(shop, orderOf([a, b]), asha);
    await placed(
      shop,
      orderOf([], {
        items: [
          { productId: c.id, quantity: 9 },
          { productId: c.id, quantity: 1 },
        ],
      }),
      asha,
    );
    const cancelled = await placed(shop, orderFor(f, 40), asha);
    await set(cancelled.id, { status: 'cancelled' });
    const rows = await popular();
    expect(rows.slice(0, 3).map(({ name }: { name: string }) => name)).toEqual([
      'C',
      ...[a, b].sort((x, y) => (x.id < y.id ? -1 : 1)).map(({ name }) => name),
    ]);
    expect(rows[0]).toEqual({ id: c.id, name: 'C', totalOrders: 2, revenue: 110 });
    expect(rows).toHaveLength(5);
  });

  it('and the reports name dishes in the language of the page', async () => {
    const cake = await shop.addProduct({
      name: 'Cake',
      price: 120,
      translations: { ne: { name: 'केक' } },
    });
    await shop.asAdmin('PUT', `/api/categories/${cake.categoryId}`, {
      name: 'Sweets',
      translations: { ne: { name: 'मिठाई' } },
    });
    await placed(shop, orderFor(cake, 1), asha);
    const [{ id }] = await shop.asAdmin('GET', '/api/inventory');
    const waste = { entryId: randomUUID(), quantity: 2, reason: 'expired', note: '' };
    await shop.asAdmin('POST', `/api/inventory/${id}/waste`, waste);
    const nepali = { ...(await shop.signInAdmin()), headers: { 'Accept-Language': 'ne' } };
    const path = '/api/admin/dashboard/popular-products';
    expect(await shop.succeed('GET', path, nepali)).toMatchObject([{ name: 'केक' }]);
    const report = '/api/admin/reports?from=2026-04-15&to=2026-04-15';
    const named = { name: 'Cake', localName: 'केक' };
    expect(await shop.succeed('GET', report, nepali)).toMatchObject({
      dishes: [{ ...named, category: 'Sweets', localCategory: 'मिठाई' }],
      categories: [{ name: 'Sweets', localName: 'मिठाई' }],
      waste: [{ ...named, thrown: 2 }],
    });
    const english = await shop.asAdmin('GET', report);
    expect(english.dishes).toMatchObject([{ localName: 'Cake', localCategory: 'Sweets' }]);
  });

  it('sends staff no revenue while the owner hides it, and managers all of it', async () => {
    const waffle = await shop.addProduct({ price: 40.25 });
    const { id } = await placed(shop, orderFor(waffle, 1), asha);
    await set(id, { paymentStatus: 'paid' });
    const parts = ['stats', 'today', 'trends', 'series', 'popular-products'];
    const readAs = async (role: Role) => {
      const { token } = await shop.signInAdmin(role);
      const read = (part: string) => shop.succeed('GET', `/api/admin/dashboard/${part}`, { token });
      return JSON.stringify(await Promise.all(parts.map(read)));
    };
    const sums = (text: string) =>
      [...text.matchAll(/"(?:totalRevenue|revenue|current)":(?=40\.25)/g)].length;

    expect(sums(await readAs('staff'))).toBe(5);
    await shop.asAdmin('PUT', '/api/admin/kitchen/settings', { hidesRevenueFromStaff: true });
    const hidden = await readAs('staff');
    expect(hidden).not.toContain('40.25');
    expect(hidden).toContain('"totalRevenue":null');
    for (const role of ['manager', 'admin'] as const) expect(sums(await readAs(role))).toBe(5);
  });
});
