import type { ReactNode } from 'react';
import type { CountedProduct } from '../../../../shared/contract/menu/inventory-contract';
import { useApi } from '../../../api/api-provider';
import { Notice } from '../../../ui/notice';
import { DeferredPart } from '../../kit/query/deferred-part';

/** Loads the products to choose from, also those that are off the menu. */
export function CountableProducts({
  children,
}: {
  children: (products: readonly CountedProduct[]) => ReactNode;
}) {
  const { inventory } = useApi();
  return (
    <DeferredPart
      load={() => inventory.listProducts()}
      loading="Loading the products…"
      failed="Failed to load products. Please try again."
    >
      {(products) => (
        <>
          {products.every(({ currentStock }) => currentStock !== null) && (
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
