import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { AuditEntry } from '../../../shared/contract/platform/audit-contract';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const manager = await shop.signInAdmin('manager');

describe('many products at once', () => {
  let menu: Product[];
  beforeEach(async () => {
    const { id: categoryId } = await shop.addCategory('Hot things');
    menu = [];
    for (const name of ['Tea', 'Coffee', 'Milk']) {
      menu.push(await shop.addProduct({ name, categoryId, stockCount: 7 }));
    }
  });

  const seen = (products: readonly Product[]) =>
    products.map(({ id, version }) => ({ id, version }));
  const send = (path: string, body: unknown) =>
    shop.request('POST', `/api/products${path}`, { token: manager.token, body });
  const changeMany = (products: readonly Product[], change: object) =>
    send('/change-many', { products: seen(products), change });

  const refused = (code: string, path: string, body: unknown) =>
    shop.refuses(() => send(path, body), code);

  async function entries(): Promise<AuditEntry[]> {
    const log = await shop.asAdmin('GET', '/api/admin/audit-log?area=products&limit=100');
    const ids = menu.map(({ id }) => id);
    return log.items.filter(
      ({ by, subject }: AuditEntry) => by.name === 'manager' && ids.includes(subject.id),
    );
  }

  it('are taken off the menu, moved and sold out, and keep everything else', async () => {
    const [tea, coffee, milk] = menu as [Product, Product, Product];
    const off = await changeMany([tea, coffee], { isAvailable: false });
    expect(off.status).toBe(200);
    expect(off.body).toEqual(
      [tea, coffee].map((product) => ({ ...product, isAvailable: false, version: 2 })),
    );
    const { id: categoryId } = await shop.addCategory('Cold things');
    const moved = await changeMany([...off.body, milk], { categoryId, isAvailable: true });
    for (const product of moved.body) {
      expect(product).toMatchObject({ categoryId, isAvailable: true, stockCount: 7 });
    }
    const sold = await changeMany(moved.body, { stockCount: 0 });
    expect(sold.body.map(({ stockCount }: Product) => stockCount)).toEqual([0, 0, 0]);
    expect(await shop.stockOf(tea.id)).toBe(0);
    const told = await entries();
    expect(told).toHaveLength(2 + 3);
    expect(told).toContainEqual(
      expect.objectContaining({ from: { isAvailable: true }, to: { isAvailable: false } }),
    );
    const stocks = await shop.asAdmin('GET', '/api/admin/audit-log?area=inventory&limit=100');
    expect(stocks.items).toContainEqual(
      expect.objectContaining({ from: { currentStock: 7 }, to: { currentStock: 0 } }),
    );
  });

  it('are changed all or none', async () => {
    const [tea, coffee, milk] = menu as [Product, Product, Product];
    await shop.asAdmin('PUT', `/api/products/${milk.id}`, { ...milk, price: 90 });
    const outdated = { products: seen(menu), change: { isAvailable: false } };
    await refused('conflict', '/change-many', outdated);
    await refused('conflict', '/delete-many', { products: seen(menu) });
    const unknown = { products: [...seen([tea, coffee]), { id: 'none' }] };
    await refused('not_found', '/change-many', { ...unknown, change: { stockCount: 0 } });
    await refused('not_found', '/delete-many', unknown);
    const nowhere = { products: seen([tea]), change: { categoryId: 'none' } };
    await refused('not_found', '/change-many', nowhere);
    await refused('bad_input', '/change-many', { products: seen([tea]), change: {} });
    await refused('bad_input', '/change-many', { products: [], change: { stockCount: 0 } });
    await refused('bad_input', '/delete-many', { products: seen([tea, tea]) });
  });

  it('are deleted together', async () => {
    const [tea, coffee, milk] = menu as [Product, Product, Product];
    const { body } = await send('/delete-many', { products: seen([tea, milk]) });
    expect(body).toEqual({ removed: 2 });
    const left: Product[] = await shop.succeed('GET', '/api/products', { token: manager.token });
    expect(left.map(({ id }) => id)).toEqual([coffee.id]);
    expect(await entries()).toHaveLength(2);
  });
});
