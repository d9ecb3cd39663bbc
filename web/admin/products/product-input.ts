import type { Product } from '../../../shared/contract/catalog-contract';

/**
 * A product as it is sent back whole, when one thing of it changes. Its stock is left out: the shop
 * has been selling since it was read.
 */
export function productInputOf(product: Product) {
  const { stockCount: _, stockVersion: __, categoryName: ___, ...kept } = product;
  return kept;
}
