import type { ReactNode } from 'react';
import type { CountedProduct } from '../../../../shared/contract/menu/inventory-contract';
import { m } from '../../../../shared/messages/compiled/messages';
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
      loading={m.menuoffice_loading_products()}
      failed={m.menuoffice_products_load_failed()}
    >
      {(products) => (
        <>
          {products.every(({ currentStock }) => currentStock !== null) && (
            <Notice kind="info">{m.menuoffice_all_counted()}</Notice>
          )}
          {children(products)}
        </>
      )}
    </DeferredPart>
  );
}
