import { describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { InventoryRecord } from '../../../shared/contract/menu/inventory-contract';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const staff = await shop.signInAdmin('staff');

describe('the inventory', () => {
  const send = (method: string, path: string, body?: unknown) =>
    shop.request(method, `/api/inventory${path}`, { token: staff.token, body });

  /** A product without an inventory record. */
  async function bareProduct(name: string): Promise<Product> {
    const { id: categoryId } = await shop.addCategory(`Kind of ${name}`);
    return shop.asAdmin('POST', '/api/products', { name, price: 10, categoryId });
  }

  const refused = (code: string, method: string, path: string, body: unknown) =>
    shop.refuses(() => send(method, path, body), code);

  it("creates a product's record", async () => {
    const tea = await bareProduct('Tea');
    expect(tea.stockCount).toBe(0);
    const body = { productId: tea.id, startingStock: 20, currentStock: 12 };
    const answer = await send('POST', '/initialize', body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      ...body,
      productName: 'Tea',
      updatedAt: '2026-04-15T06:30:00.000Z',
    });
    expect((await send('GET', '')).body).toEqual([answer.body]);
    expect(await shop.stockOf(tea.id)).toBe(12);
  });

  it("has a product's names in all languages, without more words", async () => {
    const translations = { hi: { name: 'चाय', description: 'गरम' } };
    await shop.addProduct({ name: 'Tea', stockCount: 3, translations });
    const [record] = (await send('GET', '')).body;
    expect(record).toMatchObject({ productName: 'Tea' });
    expect(record.translations).toEqual({ hi: { name: 'चाय' } });
  });

  it('can be begun by staff for any product, also one that is off the menu', async () => {
    const tea = await shop.addProduct({ name: 'Tea', stockCount: 3 });
    const soup = await bareProduct('Soup');
    const salad = { name: 'Salad', price: 9, categoryId: soup.categoryId, isAvailable: false };
    const off = await shop.asAdmin('POST', '/api/products', salad);
    const hidden = { name: 'Hidden', isActive: false };
    const { id: categoryId } = await shop.asAdmin('POST', '/api/categories', hidden);
    const cake = await shop.asAdmin('POST', '/api/products', {
      name: 'Cake',
      price: 9,
      categoryId,
    });
    const gone = await bareProduct('Gone');
    await shop.asAdmin('DELETE', `/api/products/${gone.id}`);
    expect((await send('GET', '/products')).body).toEqual([
      { id: cake.id, name: 'Cake', categoryName: 'Hidden', currentStock: null },
      { id: off.id, name: 'Salad', categoryName: 'Kind of Soup', currentStock: null },
      { id: soup.id, name: 'Soup', categoryName: 'Kind of Soup', currentStock: null },
      { id: tea.id, name: 'Tea', categoryName: expect.any(String), currentStock: 3 },
    ]);
    const levels = { startingStock: 5, currentStock: 5 };
    expect((await send('POST', '/initialize', { productId: off.id, ...levels })).status).toBe(201);
  });

  it('refuses a second record, an unknown product and a stock below 0', async () => {
    const tea = await shop.addProduct({ stockCount: 1 });
    const gone = await bareProduct('Gone');
    await shop.asAdmin('DELETE', `/api/products/${gone.id}`);
    const levels = { startingStock: 5, currentStock: 5 };
    await refused('inventory_exists', 'POST', '/initialize', { productId: tea.id, ...levels });
    await refused('not_found', 'POST', '/initialize', { productId: 'none', ...levels });
    await refused('not_found', 'POST', '/initialize', { productId: gone.id, ...levels });
    const below = { productId: tea.id, startingStock: 5, currentStock: -1 };
    await refused('bad_input', 'POST', '/initialize', below);
    await refused('bad_input', 'POST', '/initialize', { ...below, currentStock: 1.5 });
  });

  it('makes one record for two simultaneous requests', async () => {
    const tea = await bareProduct('Tea');
    const body = { productId: tea.id, startingStock: 5, currentStock: 5 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send('POST', '/initialize', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('sets the levels of a record, but not its product', async () => {
    const tea = await shop.addProduct({ name: 'Tea', stockCount: 5 });
    const cake = await shop.addProduct({ name: 'Cake', stockCount: 7 });
    const records: InventoryRecord[] = (await send('GET', '')).body;
    const record = records.find(({ productId }) => productId === tea.id);
    const levels = { startingStock: 30, currentStock: 0 };
    const answer = await send('PUT', `/${record?.id}`, { productId: tea.id, ...levels });
    expect(answer.body).toMatchObject({ id: record?.id, productName: 'Tea', ...levels });
    expect((await send('GET', '')).body).toContainEqual(answer.body);
    await refused('bad_input', 'PUT', `/${record?.id}`, { productId: cake.id, ...levels });
    await refused('not_found', 'PUT', '/none', { productId: tea.id, ...levels });
  });

  it('gives many products a record, and counts the failures', async () => {
    const tea = await bareProduct('Tea');
    const cake = await bareProduct('Cake');
    const pie = await shop.addProduct({ stockCount: 3 });
    const answer = await send('POST', '/bulk-initialize', {
      productIds: [tea.id, cake.id, cake.id, pie.id, 'none'],
      startingStock: 9,
      currentStock: 8,
    });
    expect(answer.body).toEqual({ successCount: 2, failedCount: 3 });
    const stock = await Promise.all([tea, cake, pie].map(({ id }) => shop.stockOf(id)));
    expect(stock).toEqual([8, 8, 3]);
    await refused('bad_input', 'POST', '/bulk-initialize', {
      productIds: [],
      startingStock: 1,
      currentStock: 1,
    });
  });

  it('shows everyone the stock, also of one category, without hidden products', async () => {
    const tea = await shop.addProduct({ stockCount: 5 });
    const cake = await shop.addProduct({ stockCount: 7 });
    await shop.addProduct({ stockCount: 9, isAvailable: false });
    const { categoryId } = await shop.addProduct({ stockCount: 9 });
    const off = { name: 'Off the menu', isActive: false };
    await shop.asAdmin('PUT', `/api/categories/${categoryId}`, off);
    expect(await shop.succeed('GET', '/api/inventory/public')).toEqual({
      [tea.id]: { currentStock: 5 },
      [cake.id]: { currentStock: 7 },
    });
    const ofOne = await shop.succeed('GET', `/api/inventory/public?categoryId=${tea.categoryId}`);
    expect(ofOne).toEqual({ [tea.id]: { currentStock: 5 } });
  });
});
