import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import type { AuditEntry } from '../../../shared/contract/platform/audit-contract';
import { GUEST, orderOf, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';

const shop = await forEachTest(openTestShop());
const { token } = await shop.signInAdmin('staff');

describe('an order cancelled because a dish has run out', () => {
  let cake: Product;
  let tea: Product;
  let order: Order;
  beforeEach(async () => {
    cake = await shop.addProduct({ name: 'Cake', stockCount: 10 });
    tea = await shop.addProduct({ name: 'Tea', stockCount: 10 });
    const items = [cake, tea, cake].map(({ id }, index) => ({
      productId: id,
      quantity: index + 1,
      note: `line ${index}`,
    }));
    order = await placed(shop, orderOf([], { guest: GUEST, items }));
    shop.platform.passSeconds(60);
  });

  const cancelBody = (ranOut: string[]) => ({ reason: 'out-of-items', ranOut });
  const setStatus = (body: object) =>
    shop.request('PUT', `/api/orders/${order.id}/status`, { token, body });
  const cancel = (ranOut: string[], others: object = {}) =>
    setStatus({ status: 'cancelled', ...cancelBody(ranOut), ...others });
  /** Whatever is sold out: customers read 0 of that. */
  const stockOf = async ({ id }: Product) => {
    const { db } = shop.shop.database;
    const levels = db.selectFrom('inventory').select('current_stock').where('product_id', '=', id);
    return (await levels.executeTakeFirstOrThrow()).current_stock;
  };
  const stocks = () => Promise.all([cake, tea].map(stockOf));
  const soldOut = async () => {
    const { items } = await shop.asAdmin('GET', '/api/products/sold-out');
    return items.map(({ name, until }: { name: string; until: string }) => [name, until]);
  };
  const audited = async (query: string): Promise<AuditEntry[]> =>
    (await shop.asAdmin('GET', `/api/admin/audit-log?${query}`)).items;
  const troubles = async () => troublesOf(await proveSums(shop.shop.database.db));

  it.each([
    ['its page', () => cancel([cake.id])],
    [
      'the board',
      () =>
        shop.request('POST', `/api/admin/kitchen/orders/${order.id}/cancel`, {
          token,
          body: { version: 1, ...cancelBody([cake.id]) },
        }),
    ],
  ])('restores the other dishes only and takes it off sale, from %s', async (_, send) => {
    expect(await stocks()).toEqual([6, 8]);
    expect((await send()).status).toBe(200);
    expect(await stocks()).toEqual([6, 10]);
    expect(await soldOut()).toEqual([['Cake', '2026-04-16T04:30:00.000Z']]);
    expect((await audited(`area=orders&q=${order.id}`))[0]).toMatchObject({
      by: { name: 'staff' },
      to: { status: 'cancelled' },
      reason: 'Ran out: Cake',
    });
    const [stock] = await audited('area=inventory&q=Cake');
    const change = { from: { currentStock: 10 }, to: { currentStock: 6 }, reason: 'ran out' };
    expect(stock).toMatchObject({ by: { name: 'staff' }, ...change });
    const [sale] = await audited('area=products&q=Cake');
    expect(sale?.to).toEqual({ soldOutUntil: '2026-04-16T04:30:00.000Z' });
    expect(await troubles()).toEqual([]);
  });

  it('says so once, however often it is sent', async () => {
    await cancel([cake.id]);
    const before = await shop.everything();
    expect((await cancel([cake.id, tea.id])).status).toBe(200);
    expect(await shop.everything()).toBe(before);
  });

  it('takes its stock again when it is no longer cancelled', async () => {
    await cancel([cake.id]);
    expect((await setStatus({ status: 'preparing' })).status).toBe(200);
    expect(await stocks()).toEqual([2, 8]);
    await cancel([]);
    expect(await stocks()).toEqual([6, 10]);
    expect(await troubles()).toEqual([]);
  });

  it('needs no dish, which older clients do not name', async () => {
    expect((await setStatus({ status: 'cancelled', reason: 'out-of-items' })).status).toBe(200);
    expect([await stocks(), await soldOut()]).toEqual([[10, 10], []]);
  });

  it('leaves alone what is no longer on the menu or not counted', async () => {
    await shop.asAdmin('DELETE', `/api/products/${cake.id}`);
    const free = await shop.addProduct({ name: 'Water', stockCount: 1_000_000 });
    const items = [{ productId: free.id, quantity: 2 }];
    expect((await cancel([cake.id])).status).toBe(200);
    expect(await soldOut()).toEqual([]);
    order = await placed(shop, orderOf([], { guest: GUEST, items }));
    expect((await cancel([free.id])).status).toBe(200);
    expect((await soldOut()).map(([name]: [string]) => name)).toEqual(['Water']);
    expect(await stockOf(free)).toBe(1_000_000);
    expect(await audited('area=inventory&q=Water')).toHaveLength(1);
    expect(await troubles()).toEqual([]);
  });

  it('is refused for a dish of another order or another reason, and changes nothing', async () => {
    const other = await shop.addProduct({ name: 'Pizza' });
    const before = await shop.everything();
    for (const answer of [
      await cancel([other.id]),
      await cancel([cake.id], { reason: 'too-busy' }),
      await cancel([cake.id], { status: 'preparing' }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input' } });
    }
    expect(await shop.everything()).toBe(before);
  });
});
