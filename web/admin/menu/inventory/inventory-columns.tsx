import type { InventoryRecord } from '../../../../shared/contract/menu/inventory-contract';
import { RelativeTime } from '../../../ui/relative-time';
import { stockWords } from '../../../ui/stock-words';
import type { Column } from '../../kit/list/data-table';
import { InventoryStatusPill } from './inventory-status-pill';

/** The status is part of the first column, so that a row's buttons keep their labels on a tablet. */
export const INVENTORY_COLUMNS: readonly Column<InventoryRecord>[] = [
  {
    id: 'productName',
    accessorKey: 'productName',
    header: 'Product and status',
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row: { original } }) => (
      <span className="flex flex-col gap-1">
        <bdi className="line-clamp-3 font-semibold md:min-w-24">{original.productName}</bdi>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <InventoryStatusPill stock={original.soldOutUntil ? 0 : original.currentStock} />
          <RelativeTime at={original.updatedAt} />
        </span>
      </span>
    ),
  },
  {
    id: 'currentStock',
    accessorKey: 'currentStock',
    header: 'Current',
    cell: ({ row }) => stockWords(row.original.currentStock),
    isNumeric: true,
    hasCardLabel: true,
  },
  {
    id: 'startingStock',
    accessorKey: 'startingStock',
    header: 'Starting',
    cell: ({ row }) => stockWords(row.original.startingStock),
    isNumeric: true,
    hasCardLabel: true,
  },
];
