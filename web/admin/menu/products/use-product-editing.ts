import { useState } from 'react';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { amountText } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { stockWords } from '../../../ui/stock-words';
import { useToast } from '../../../ui/toast';
import type { useRowChanges } from '../../kit/list/use-row-changes';
import { dishName } from '../languages/dish-names';
import type { ProductEditing } from './product-editing';

/** Each change is saved at once and can be undone; a conflict reloads the list. */
export function useProductEditing(
  products: readonly Product[] | undefined,
  change: ReturnType<typeof useRowChanges<Product>>['change'],
) {
  const { catalog } = useApi();
  const toast = useToast();
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());

  const setField = async (
    before: Product,
    fields: { price: number } | { stockCount: number; stockVersion: number },
    words: (product: Product) => string,
    canUndo = true,
  ) => {
    // The stock is not sent otherwise, because orders change it all the time.
    const { stockCount, stockVersion, categoryName, ...input } = before;
    const after = await change(
      () => catalog.updateProduct({ ...input, ...fields }),
      m.menuoffice_product_update_failed(),
    );
    if (!after) return;
    const undone =
      'price' in fields
        ? { price: before.price }
        : { stockCount: before.stockCount, stockVersion: after.stockVersion };
    const undo = () => setField(after, undone, words, false);
    toast(
      'success',
      `${dishName(after)}: ${words(before)} → ${words(after)}`,
      canUndo ? { action: { label: m.ui_undo(), onClick: undo } } : {},
    );
  };
  const editing: ProductEditing = {
    isTicked: ({ id }) => ticks.has(id),
    onTick: ({ id }) =>
      setTicks(new Set(ticks.has(id) ? [...ticks].filter((one) => one !== id) : [...ticks, id])),
    setPrice: (product, price) => setField(product, { price }, (each) => amountText(each.price)),
    setStock: (product, stockCount) =>
      setField(product, { stockCount, stockVersion: product.stockVersion }, (each) =>
        stockWords(each.stockCount).toLowerCase(),
      ),
  };
  return {
    editing,
    /** The ticked products that the list still has. */
    ticked: products?.filter(({ id }) => ticks.has(id)) ?? [],
    tick: (wanted: readonly Product[]) => setTicks(new Set(wanted.map(({ id }) => id))),
  };
}
