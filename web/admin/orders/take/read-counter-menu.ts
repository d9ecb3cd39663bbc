import type { Api } from '../../../api/api-client';
import { categoryFromWire, productFromWire } from '../../../api/catalog-from-wire';

/** The dishes that staff can order, those that are sold out, too. */
export async function readCounterMenu(api: Api) {
  const [categories, products, names, soldOut] = await Promise.all([
    api.catalog.listCategories({}),
    api.catalog.listProducts({}),
    api.catalog.listNames(),
    api.soldOut.list(),
  ]);
  const gone = new Set(soldOut.items.flatMap(({ kind, id }) => (kind === 'option' ? [id] : [])));
  return {
    categories: categories.map(categoryFromWire),
    names,
    products: products
      .filter(({ isAvailable }) => isAvailable)
      .map((product) => ({
        ...productFromWire(product, gone),
        isSoldOut: product.soldOutUntil !== null || product.stockCount === 0,
      })),
  };
}
