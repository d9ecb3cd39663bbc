import { type StockByProduct, stockOf } from '../../../shared/domain/stock';
import type { MenuCategory, MenuProduct } from '../../api/catalog-from-wire';

/** The first product with stock of each category, in the menu's order (spec §2). */
export function featuredProducts(
  categories: readonly MenuCategory[],
  products: readonly MenuProduct[],
  stock: StockByProduct,
): MenuProduct[] {
  const inStock = products.filter(({ id }) => stockOf(stock, id) > 0);
  return categories.flatMap(({ id }) => inStock.find(({ categoryId }) => categoryId === id) ?? []);
}
