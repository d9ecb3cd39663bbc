import { type StockByProduct, stockOf } from '../../../../shared/domain/menu/stock';
import type { MenuCategory, MenuProduct } from '../../../api/catalog-from-wire';

/** The owner's choice, or each category's first product with stock (storefront rule 4). */
export function featuredProducts(
  categories: readonly MenuCategory[],
  products: readonly MenuProduct[],
  stock: StockByProduct,
  chosenIds: readonly string[],
): MenuProduct[] {
  const inStock = products.filter(({ id }) => stockOf(stock, id) > 0);
  const chosen = chosenIds.flatMap((id) => inStock.find((product) => product.id === id) ?? []);
  if (chosen.length > 0) return chosen;
  return categories.flatMap(({ id }) => inStock.find(({ categoryId }) => categoryId === id) ?? []);
}
