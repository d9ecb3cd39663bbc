import { beforeEach, describe, expect, it } from 'vitest';
import type { Category, Product } from '../../../shared/contract/menu/catalog-contract';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const manager = await shop.signInAdmin('manager');

describe("the menu's order", () => {
  let categoryId: string;
  beforeEach(async () => {
    categoryId = (await shop.addCategory('Hot things')).id;
  });

  const send = (path: string, body: unknown) =>
    shop.request('PUT', `/api${path}`, { token: manager.token, body });
  const add = (name: string, fields: object = {}): Promise<Product> =>
    shop.asAdmin('POST', '/api/products', { name, price: 40, categoryId, ...fields });
  const names = async (token?: string): Promise<string[]> => {
    const menu: Product[] = await shop.succeed('GET', '/api/products', { token });
    return menu.map(({ name }) => name);
  };

  const refused = (code: string, path: string, body: unknown) =>
    shop.refuses(() => send(path, body), code);

  it('is the order in which the owner put the products of a category', async () => {
    const other = await shop.addProduct({ name: 'Elsewhere' });
    const [tea, coffee, milk] = [await add('Tea'), await add('Coffee'), await add('Milk')];
    await add('Off', { isAvailable: false });
    const [off] = (await shop.succeed('GET', '/api/products', { token: manager.token })).filter(
      ({ name }: Product) => name === 'Off',
    );
    const productIds = [milk, off, tea, coffee].map(({ id }) => id);
    const { status, body } = await send('/products/order', { categoryId, productIds });
    expect(status).toBe(200);
    expect(body.map(({ id }: Product) => id)).toEqual(productIds);
    expect(await names()).toEqual(['Milk', 'Tea', 'Coffee', 'Elsewhere']);
    expect(await names(manager.token)).toEqual(['Milk', 'Off', 'Tea', 'Coffee', 'Elsewhere']);

    // A new product comes last, and so does one that moves to another category.
    await add('New');
    await shop.asAdmin('PUT', `/api/products/${other.id}`, { ...other, categoryId });
    expect(await names()).toEqual(['Milk', 'Tea', 'Coffee', 'New', 'Elsewhere']);

    // An editor who opened the form before can still save it.
    expect((await send(`/products/${milk.id}`, { ...milk, price: 50 })).status).toBe(200);
    expect((await names())[0]).toBe('Milk');

    const log = await shop.asAdmin('GET', '/api/admin/audit-log?area=products&limit=100');
    expect(log.items).toContainEqual(
      expect.objectContaining({
        subject: { id: categoryId, name: 'Hot things' },
        from: { order: ['Tea', 'Coffee', 'Milk', 'Off'] },
        to: { order: ['Milk', 'Off', 'Tea', 'Coffee'] },
      }),
    );
    const before = await shop.everything();
    const again = body.map(({ id }: Product) => id);
    await refused('conflict', '/products/order', { categoryId, productIds: again });
    expect(await shop.everything()).toBe(before);
  });

  it('is the order in which the owner put the categories', async () => {
    const cold = await shop.addCategory('Cold things');
    await shop.asAdmin('PUT', `/api/categories/${cold.id}`, { name: 'Cold', isActive: false });
    const sweet = await shop.addCategory('Sweet things');
    await add('Tea');
    await shop.addProduct({ name: 'Cake', categoryId: sweet.id });
    const categoryIds = [sweet.id, cold.id, categoryId];
    const { status, body } = await send('/categories/order', { categoryIds });
    expect(status).toBe(200);
    expect(body.map(({ id }: Category) => id)).toEqual(categoryIds);
    const shown: Category[] = await shop.succeed('GET', '/api/categories');
    expect(shown.map(({ id }) => id)).toEqual([sweet.id, categoryId]);
    expect(await names()).toEqual(['Cake', 'Tea']);
  });

  it('is refused when the menu has changed meanwhile', async () => {
    const [tea, coffee] = [await add('Tea'), await add('Coffee')];
    const other = await shop.addProduct({ name: 'Elsewhere' });
    const order = (productIds: string[], of = categoryId) => ({ categoryId: of, productIds });
    await refused('conflict', '/products/order', order([tea.id]));
    await refused('conflict', '/products/order', order([tea.id, coffee.id, other.id]));
    await refused('conflict', '/products/order', order([tea.id, other.id]));
    await refused('conflict', '/categories/order', { categoryIds: [categoryId] });
    await refused('bad_input', '/products/order', order([tea.id, tea.id]));
    await refused('bad_input', '/products/order', order([]));
    await refused('not_found', '/products/order', order([tea.id], 'none'));
    const whole = order([coffee.id, tea.id]);
    await shop.asAdmin('DELETE', `/api/products/${tea.id}`);
    await refused('conflict', '/products/order', whole);
  });
});
