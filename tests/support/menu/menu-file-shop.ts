import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { openTestShop } from '../platform/test-shop';

/** A test's shop whose manager exports and imports the menu. */
export async function openMenuFileShop() {
  const shop = await openTestShop();
  const { token } = await shop.signInAdmin('manager');
  let categoryId = '';

  const preview = (csv: string) =>
    shop.request('POST', '/api/products/import-preview', { token, body: { csv } });
  const carryOut = (csv: string, seen: string) =>
    shop.request('POST', '/api/products/import', { token, body: { csv, seen } });

  return {
    shop,
    token,
    preview,
    /** @param seen the plan that the preview has shown. */
    carryOut,
    get categoryId() {
      return categoryId;
    },
    exported: (): Promise<string> => shop.succeed('GET', '/api/products/export', { token }),
    products: (): Promise<Product[]> => shop.succeed('GET', '/api/products', { token }),
    /** Adds a product to the category 'Hot things'. */
    add: (fields: object): Promise<Product> =>
      shop.asAdmin('POST', '/api/products', { name: 'Tea', price: 40, categoryId, ...fields }),
    /** Previews a file and imports it. */
    async imported(csv: string) {
      const { seen } = (await preview(csv)).body;
      return (await carryOut(csv, seen)).body;
    },
    async reset(): Promise<void> {
      await shop.reset();
      categoryId = (await shop.addCategory('Hot things')).id;
    },
    close: () => shop.close(),
  };
}
