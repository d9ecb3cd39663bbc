import { type StockByProduct, stockOf } from '../../../shared/domain/stock';
import type { MenuCategory, MenuProduct } from '../../api/catalog-from-wire';

/** The first product with stock of each category, in the menu's order (spec §2). */
export function featuredProducts(
  categories: readonly MenuCategory[],
  products: readonly MenuProduct[],
  stock: StockByProduct,
): MenuProduct[] {
  return categories.flatMap(({ id }) => {
    const first = products.find(
      (product) => product.categoryId === id && stockOf(stock, product.id) > 0,
    );
    return first ?? [];
  });
}
