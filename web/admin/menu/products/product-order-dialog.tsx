import { useState } from 'react';
import type { Category } from '../../../../shared/contract/menu/catalog-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { getLocale } from '../../../../shared/messages/compiled/runtime';
import { useApi } from '../../../api/api-provider';
import { Options, SelectField } from '../../../ui/select-field';
import { OrderDialog } from '../../kit/form/order-dialog';
import { categoryLabel } from './product-fields';

interface ProductOrderDialogProps {
  categories: readonly Category[];
  /** The category to begin with, if the list shows one. */
  categoryId: string | null;
  onClose: () => void;
}

/** Puts the products of a category in the menu's order. */
export function ProductOrderDialog({ categories, ...props }: ProductOrderDialogProps) {
  const { catalog } = useApi();
  const [categoryId, setCategoryId] = useState(props.categoryId ?? categories[0]?.id ?? '');
  return (
    <OrderDialog
      title={m.menuoffice_change_order()}
      plural="products"
      listKey={categoryId}
      load={() => catalog.listProducts({ categoryId, lang: getLocale() })}
      save={(productIds) => catalog.arrangeProducts({ categoryId, productIds })}
      onClose={props.onClose}
      above={(isChanged) => (
        <SelectField
          label={m.menuoffice_category()}
          value={categoryId}
          disabled={isChanged}
          hint={isChanged ? m.menuoffice_save_order_first() : undefined}
          onChange={({ target }) => setCategoryId(target.value)}
        >
          <Options of={categories.map((category) => [category.id, categoryLabel(category)])} />
        </SelectField>
      )}
    />
  );
}
