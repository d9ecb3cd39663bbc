import { PRODUCT_STATUSES, type ProductStatus } from '../../../shared/domain/stock-status';

/** What the product list is narrowed to, as its address keeps it. */
export interface ProductFilter {
  categoryId?: string;
  status?: ProductStatus;
}

/** Reads the address; a status that there is not is left out. */
export function readProductFilter(search: URLSearchParams): ProductFilter {
  const categoryId = search.get('category');
  const status = PRODUCT_STATUSES.find((known) => known === search.get('status'));
  return { ...(categoryId && { categoryId }), ...(status && { status }) };
}

/** The address after a change of filter; it begins at the first page, sorted as it was. */
export function withProductFilter(
  search: URLSearchParams,
  name: 'category' | 'status',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  next.delete('page');
  return next;
}
