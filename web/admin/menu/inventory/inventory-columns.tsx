import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import type { InventoryRecord } from '../../../../shared/contract/menu/inventory-contract';
import { type InventoryStatus, inventoryStatus } from '../../../../shared/domain/menu/stock-status';
import { Badge, type BadgeLook } from '../../../ui/badge';
import { RelativeTime } from '../../../ui/relative-time';
import { stockWords } from '../../../ui/stock-words';
import type { Column } from '../../kit/list/data-table';

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

const LOOKS: Record<InventoryStatus, BadgeLook & { label: string }> = {
  'in-stock': { tone: 'leaf', icon: CircleCheck, label: 'In stock' },
  'low-stock': { tone: 'waffle', icon: TriangleAlert, label: 'Low stock' },
  'out-of-stock': { tone: 'chilli', icon: CircleSlash, label: 'Out of stock' },
};

/** A row's state by the table's limits (menu rule 11). */
function InventoryStatusPill({ stock }: { stock: number }) {
  const { label, ...look } = LOOKS[inventoryStatus(stock)];
  return <Badge {...look}>{label}</Badge>;
}
