import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { InventoryRecord } from '../../../shared/contract/menu/inventory-contract';
import { UNCOUNTED_STOCK } from '../../../shared/domain/menu/stock';
import { orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());

describe('a product that nobody counts', () => {
  let customer: SignedIn;
  let tea: Product;
  beforeEach(async () => {
    customer = await shop.signInCustomer();
    tea = await shop.addProduct({ name: 'Tea', stockCount: UNCOUNTED_STOCK });
  });

  const setStock = async (stockCount: number): Promise<Product> => {
    const [present]: Product[] = await shop.asAdmin('GET', '/api/products');
    return shop.asAdmin('PUT', `/api/products/${tea.id}`, { ...present, stockCount });
  };
  const record = async (): Promise<InventoryRecord> =>
    (await shop.asAdmin('GET', '/api/inventory'))[0];
  const cancel = (id: string) => shop.setStatus(id, 'cancelled');

  it('stays available however much is ordered and cancelled', async () => {
    const first = await placed(shop, orderFor(tea, 9), customer);
    await placed(shop, orderFor(tea, 20), customer);
    expect(await shop.stockOf(tea.id)).toBe(UNCOUNTED_STOCK);
    await cancel(first.id);
    expect(await shop.stockOf(tea.id)).toBe(UNCOUNTED_STOCK);
  });

  it('can be sold out for a while', async () => {
    const order = await placed(shop, orderFor(tea, 2), customer);
    await setStock(0);
    const refused = await shop.request('POST', '/api/orders', {
      token: customer.token,
      body: orderFor(tea, 1),
    });
    expect(refused.body.code).toBe('out_of_stock');
    await cancel(order.id);
    expect(await shop.stockOf(tea.id)).toBe(0);
    // The inventory's Restock sets the starting stock.
    const { id, version, productId, startingStock } = await record();
    expect(startingStock).toBe(UNCOUNTED_STOCK);
    const restocked = { productId, version, startingStock, currentStock: startingStock };
    await shop.asAdmin('PUT', `/api/inventory/${id}`, restocked);
    await placed(shop, orderFor(tea, 1), customer);
    expect(await shop.stockOf(tea.id)).toBe(UNCOUNTED_STOCK);
  });

  it('is counted from the day that it gets a stock, until it gets none', async () => {
    await setStock(8);
    const order = await placed(shop, orderFor(tea, 3), customer);
    expect(await record()).toMatchObject({ startingStock: 8, currentStock: 5 });
    await cancel(order.id);
    expect(await shop.stockOf(tea.id)).toBe(8);
    await setStock(UNCOUNTED_STOCK);
    await placed(shop, orderFor(tea, 3), customer);
    const uncounted = { startingStock: UNCOUNTED_STOCK, currentStock: UNCOUNTED_STOCK };
    expect(await record()).toMatchObject(uncounted);
  });

  it('has no other levels, whatever a client sends', async () => {
    const set = async (startingStock: number, currentStock: number) => {
      const { id, version, productId } = await record();
      const levels = { productId, version, startingStock, currentStock };
      return shop.asAdmin('PUT', `/api/inventory/${id}`, levels);
    };
    // An older page shows 1,000,000 twice, and a cook changes the second.
    expect(await set(UNCOUNTED_STOCK, 5)).toMatchObject({ startingStock: 5, currentStock: 5 });
    const order = await placed(shop, orderFor(tea, 2), customer);
    await cancel(order.id);
    expect(await shop.stockOf(tea.id)).toBe(5);

    const uncounted = { startingStock: UNCOUNTED_STOCK, currentStock: UNCOUNTED_STOCK };
    expect(await set(8, UNCOUNTED_STOCK)).toMatchObject(uncounted);
    await cancel((await placed(shop, orderFor(tea, 2), customer)).id);
    expect(await shop.stockOf(tea.id)).toBe(UNCOUNTED_STOCK);
  });
});
