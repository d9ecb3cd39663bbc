import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Change, Fields } from '../../platform/audit/record-change';

/**
 * A product's entry of the audit log. The stock is left out, because the inventory audits it, and so is
 * what sells a product out for a while, which has entries of its own. The category is recorded by name.
 */
export function productChange(
  { id, name }: Product,
  before: Product | null,
  after: Product | null,
): Change {
  return {
    area: 'products',
    subject: { id, name },
    from: before && recordedFields(before),
    to: after && recordedFields(after),
  };
}

function recordedFields(product: Product): Fields {
  const { id, version, stockVersion, stockCount, categoryId, slug, ...rest } = product;
  const { soldOutUntil, back, ...fields } = rest;
  return fields;
}
