import type { CountedProduct } from '../../../../shared/contract/menu/inventory-contract';
import { UNCOUNTED_STOCK } from '../../../../shared/domain/menu/stock';
import { m } from '../../../../shared/messages/compiled/messages';
import { stockWords } from '../../../ui/stock-words';
import { TickList } from '../../kit/list/tick-list';

interface ProductTicksProps {
  products: readonly CountedProduct[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

/** The products without a stock; the others are shown and cannot be ticked. */
export function ProductTicks({ products, ...rest }: ProductTicksProps) {
  const items = products.map(({ currentStock, ...product }) => ({
    ...product,
    ...(currentStock !== null && { disabledHint: already(currentStock) }),
  }));
  return (
    <TickList
      legend={m.menuoffice_products()}
      searchLabel={m.menuoffice_search_products()}
      items={items}
      {...rest}
    />
  );
}

function already(stock: number): string {
  return stock === UNCOUNTED_STOCK
    ? stockWords(stock)
    : m.menuoffice_already_counted_stock({ stock });
}
