import { type Product, productInput } from '../../../../shared/contract/menu/catalog-contract';
import { stockCount } from '../../../../shared/contract/menu/inventory-contract';
import { backWords } from '../../../../shared/domain/menu/back-words';
import { UNCOUNTED_STOCK } from '../../../../shared/domain/menu/stock';
import { PRODUCT_STATUSES, productStatus } from '../../../../shared/domain/menu/stock-status';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { Price } from '../../../ui/price';
import { ProductStatusPill } from '../../../ui/product-status-pill';
import { stockWords } from '../../../ui/stock-words';
import type { Column } from '../../kit/list/data-table';
import { dishName } from '../languages/dish-names';
import { useProductEditing } from './product-editing';
import { ProductThumbnail } from './product-thumbnail';
import { QuickNumber } from './quick-number';

const statusOf = ({ isAvailable, stockCount, soldOutUntil }: Product) =>
  productStatus(isAvailable, stockCount, soldOutUntil);

export const PRODUCT_COLUMNS: readonly Column<Product>[] = [
  {
    id: 'name',
    accessorFn: dishName,
    header: m.menuoffice_product,
    isWideOnCard: true,
    cell: ({ row }) => (
      <span className="flex min-w-0 items-center gap-2">
        <ProductTick product={row.original} />
        <span className="shrink-0 md:max-lg:hidden">
          <ProductThumbnail imageUrl={row.original.imageUrl} />
        </span>
        <span>
          <bdi className="line-clamp-3 font-semibold md:min-w-24">{dishName(row.original)}</bdi>
          {/* A tablet in portrait has no column for it. */}
          <bdi className="hidden text-sm text-ink-soft md:max-lg:line-clamp-1">
            {row.original.categoryName}
          </bdi>
        </span>
      </span>
    ),
  },
  {
    id: 'categoryName',
    accessorKey: 'categoryName',
    header: m.menuoffice_category,
    cell: ({ row }) => <bdi>{row.original.categoryName}</bdi>,
    isHiddenOnTablet: true,
  },
  {
    id: 'price',
    accessorKey: 'price',
    header: m.menuoffice_price,
    isNumeric: true,
    cell: ({ row }) => <PriceCell product={row.original} />,
  },
  {
    id: 'stockCount',
    accessorKey: 'stockCount',
    header: m.menuoffice_stock,
    cell: ({ row }) => <StockCell product={row.original} />,
    isNumeric: true,
    hasCardLabel: true,
  },
  {
    id: 'status',
    accessorFn: (product) => PRODUCT_STATUSES.indexOf(statusOf(product)),
    header: m.menuoffice_status,
    cell: ({ row: { original } }) => (
      <span className="flex flex-col gap-1">
        <ProductStatusPill status={statusOf(original)} />
        {original.back && <span className="text-sm text-ink-soft">{backWords(original.back)}</span>}
      </span>
    ),
  },
];

const stocks = () => [
  { label: m.menuoffice_set_stock_zero(), value: 0 },
  { label: m.menuoffice_always_available(), value: UNCOUNTED_STOCK },
];

function ProductTick({ product }: { product: Product }) {
  const { isTicked, onTick } = useProductEditing();
  return (
    <label className="-mr-1 -ml-3 grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={m.menuoffice_select_of({ name: dishName(product) })}
        className="size-5 accent-hill"
        checked={isTicked(product)}
        onChange={() => onTick(product)}
      />
    </label>
  );
}

function PriceCell({ product }: { product: Product }) {
  const { setPrice } = useProductEditing();
  return (
    <QuickNumber
      label={m.menuoffice_price_of({ name: dishName(product) })}
      value={String(product.price)}
      schema={productInput.shape.price}
      inputMode="decimal"
      onSave={(price) => setPrice(product, price)}
    >
      <Price amount={rupeesToPaise(product.price)} />
    </QuickNumber>
  );
}

function StockCell({ product }: { product: Product }) {
  const { setStock } = useProductEditing();
  const stock = product.stockCount;
  return (
    <QuickNumber
      label={m.menuoffice_stock_of({ name: dishName(product) })}
      value={stock === UNCOUNTED_STOCK ? '' : String(stock)}
      schema={stockCount}
      inputMode="numeric"
      onSave={(count) => setStock(product, count)}
      choices={stocks().filter(({ value }) => value !== stock)}
    >
      {stock === UNCOUNTED_STOCK ? (
        <span title={stockWords(stock)}>{m.menuoffice_always()}</span>
      ) : (
        stock
      )}
    </QuickNumber>
  );
}
