import type { ReactNode } from 'react';
import type { InventoryRecord } from '../../../shared/contract/inventory-contract';
import { useApi } from '../../api/api-provider';
import { Notice } from '../../ui/notice';
import { DeferredPart } from '../page/deferred-part';

export interface CountableProduct {
  id: string;
  name: string;
  categoryName: string;
  /** The stock of a product that already has a record. */
  inStock: number | undefined;
}

interface CountableProductsProps {
  records: readonly InventoryRecord[];
  children: (products: readonly CountableProduct[]) => ReactNode;
}

/** Loads the products to choose from: uncounted ones first, by name. */
export function CountableProducts({ records, children }: CountableProductsProps) {
  const { catalog } = useApi();
  const load = async (): Promise<CountableProduct[]> => {
    const stock = new Map(records.map(({ productId, currentStock }) => [productId, currentStock]));
    const products = await catalog.listProducts({});
    return products
      .map(({ id, name, categoryName }) => ({ id, name, categoryName, inStock: stock.get(id) }))
      .sort(
        (a, b) =>
          Number(a.inStock !== undefined) - Number(b.inStock !== undefined) ||
          a.name.localeCompare(b.name),
      );
  };
  return (
    <DeferredPart
      load={load}
      loading="Loading the products…"
      failed="Failed to load products. Please try again."
    >
      {(products) => (
        <>
          {products.every(({ inStock }) => inStock !== undefined) && (
            <Notice kind="info">
              Every product has been counted. Use Update in its row to count it again.
            </Notice>
          )}
          {children(products)}
        </>
      )}
    </DeferredPart>
  );
}
