import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Change, Fields } from '../../platform/audit/record-change';

/** Without the stock and the times sold out, which have entries of their own. The category is recorded by name. */
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
