import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { backWords } from '../../../../shared/domain/menu/back-words';
import { PRODUCT_STATUSES, productStatus } from '../../../../shared/domain/menu/stock-status';
import { ProductStatusPill } from '../../../ui/product-status-pill';
import type { Column } from '../../kit/list/data-table';
import { PriceCell, ProductTick, StockCell } from './product-cells';
import { ProductThumbnail } from './product-thumbnail';

const statusOf = ({ isAvailable, stockCount, soldOutUntil }: Product) =>
  productStatus(isAvailable, stockCount, soldOutUntil);

export const PRODUCT_COLUMNS: readonly Column<Product>[] = [
  {
    id: 'name',
    accessorKey: 'name',
    header: 'Product',
    isWideOnCard: true,
    cell: ({ row }) => (
      <span className="flex min-w-0 items-center gap-2">
        <ProductTick product={row.original} />
        <span className="shrink-0 md:max-lg:hidden">
          <ProductThumbnail imageUrl={row.original.imageUrl} />
        </span>
        <span>
          <bdi className="line-clamp-3 font-semibold md:min-w-24">{row.original.name}</bdi>
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
    header: 'Category',
    cell: ({ row }) => <bdi>{row.original.categoryName}</bdi>,
    isHiddenOnTablet: true,
  },
  {
    id: 'price',
    accessorKey: 'price',
    header: 'Price',
    isNumeric: true,
    cell: ({ row }) => <PriceCell product={row.original} />,
  },
  {
    id: 'stockCount',
    accessorKey: 'stockCount',
    header: 'Stock',
    cell: ({ row }) => <StockCell product={row.original} />,
    isNumeric: true,
    hasCardLabel: true,
  },
  {
    id: 'status',
    accessorFn: (product) => PRODUCT_STATUSES.indexOf(statusOf(product)),
    header: 'Status',
    cell: ({ row: { original } }) => (
      <span className="flex flex-col gap-1">
        <ProductStatusPill status={statusOf(original)} />
        {original.back && <span className="text-sm text-ink-soft">{backWords(original.back)}</span>}
      </span>
    ),
  },
];
