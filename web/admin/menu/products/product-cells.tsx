import { type Product, productInput } from '../../../../shared/contract/menu/catalog-contract';
import { stockCount } from '../../../../shared/contract/menu/inventory-contract';
import { UNCOUNTED_STOCK } from '../../../../shared/domain/menu/stock';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { Price } from '../../../ui/price';
import { stockWords } from '../../../ui/stock-words';
import { useProductEditing } from './product-editing';
import { QuickNumber } from './quick-number';

const STOCKS = [
  { label: 'Sold out', value: 0 },
  { label: 'Always available', value: UNCOUNTED_STOCK },
];

export function ProductTick({ product }: { product: Product }) {
  const { isTicked, onTick } = useProductEditing();
  return (
    <label className="-mr-1 -ml-3 grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={`Select ${product.name}`}
        className="size-5 accent-hill"
        checked={isTicked(product)}
        onChange={() => onTick(product)}
      />
    </label>
  );
}

export function PriceCell({ product }: { product: Product }) {
  const { setPrice } = useProductEditing();
  return (
    <QuickNumber
      label={`Price of ${product.name}`}
      value={String(product.price)}
      schema={productInput.shape.price}
      inputMode="decimal"
      onSave={(price) => setPrice(product, price)}
    >
      <Price amount={rupeesToPaise(product.price)} />
    </QuickNumber>
  );
}

export function StockCell({ product }: { product: Product }) {
  const { setStock } = useProductEditing();
  const stock = product.stockCount;
  return (
    <QuickNumber
      label={`Stock of ${product.name}`}
      value={stock === UNCOUNTED_STOCK ? '' : String(stock)}
      schema={stockCount}
      inputMode="numeric"
      onSave={(count) => setStock(product, count)}
      choices={STOCKS.filter(({ value }) => value !== stock)}
    >
      {stock === UNCOUNTED_STOCK ? <span title={stockWords(stock)}>Always</span> : stock}
    </QuickNumber>
  );
}
