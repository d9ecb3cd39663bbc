import { type StockByProduct, stockOf } from '../../../shared/domain/menu/stock';
import type { MenuCategory, MenuProduct } from '../../api/catalog-from-wire';

/** A category with its products, in the order in which the menu shows them. */
export interface MenuPart {
  category: MenuCategory;
  products: readonly MenuProduct[];
}

export interface MenuFilter {
  vegOnly: boolean;
  popularOnly: boolean;
  /** The ids of the visitor's favourites, if only these are wanted. */
  favourites?: readonly string[] | undefined;
}

export const NO_FILTER: MenuFilter = { vegOnly: false, popularOnly: false };

export function isShown(product: MenuProduct, filter: MenuFilter): boolean {
  const { vegOnly, popularOnly, favourites } = filter;
  return (
    (!vegOnly || product.diet === 'veg') &&
    (!popularOnly || product.isPopular === true) &&
    (!favourites || favourites.includes(product.id))
  );
}

/** Without a filter, an empty category is shown, too. */
export function isPartShown({ products }: MenuPart, filter: MenuFilter): boolean {
  const isUnfiltered = !filter.vegOnly && !filter.popularOnly && !filter.favourites;
  return isUnfiltered || products.some((product) => isShown(product, filter));
}

/** Sold-out products last. @param stock as first loaded: cards must not move under a visitor's finger. */
export function menuParts(
  categories: readonly MenuCategory[],
  products: readonly MenuProduct[],
  stock: StockByProduct | undefined,
): MenuPart[] {
  const isSoldOut = ({ id }: MenuProduct) => stock !== undefined && stockOf(stock, id) === 0;
  return categories.map((category) => {
    const own = products.filter(({ categoryId }) => categoryId === category.id);
    return {
      category,
      products: [...own.filter((product) => !isSoldOut(product)), ...own.filter(isSoldOut)],
    };
  });
}
