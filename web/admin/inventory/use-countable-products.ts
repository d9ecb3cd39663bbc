import { useCallback, useEffect, useState } from 'react';
import type { Product } from '../../../shared/contract/catalog-contract';
import type { InventoryRecord } from '../../../shared/contract/inventory-contract';
import { useApi } from '../../api/api-provider';

/** A product to count for the first time, unless it is counted already. */
export interface CountableProduct {
  id: string;
  name: string;
  categoryName: string;
  /** What its record says; undefined while it has none. */
  inStock: number | undefined;
}

export interface CountableProducts {
  /** Those without a record first, by name; undefined while they are not known. */
  products: readonly CountableProduct[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** All products, and which of them the inventory knows. @param records what it knows. */
export function useCountableProducts(records: readonly InventoryRecord[]): CountableProducts {
  const api = useApi();
  const [all, setAll] = useState<Product[]>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setAll(await api.catalog.listProducts({}));
    } catch {
      setFailed(true);
    }
  }, [api]);
  useEffect(() => {
    load();
  }, [load]);

  const stock = new Map(records.map(({ productId, currentStock }) => [productId, currentStock]));
  const products = all
    ?.map(({ id, name, categoryName }) => ({ id, name, categoryName, inStock: stock.get(id) }))
    .sort(
      (a, b) =>
        Number(a.inStock !== undefined) - Number(b.inStock !== undefined) ||
        a.name.localeCompare(b.name),
    );
  return { products, failed, retry: load };
}
