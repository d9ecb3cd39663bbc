import type { MenuProduct } from '../../api/catalog-from-wire';

/** The address of a dish's own page. */
export const dishPath = ({ slug }: Pick<MenuProduct, 'slug'>) =>
  `/menu/${encodeURIComponent(slug)}`;

/** The dish at an address. Its id is an address as well: a dish without a slug has no other. */
export function dishAt(
  products: readonly MenuProduct[] | undefined,
  slug: string | undefined,
): MenuProduct | undefined {
  return products?.find((product) => product.slug === slug || product.id === slug);
}
