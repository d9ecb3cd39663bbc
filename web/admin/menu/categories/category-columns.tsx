import type { Category } from '../../../../shared/contract/menu/catalog-contract';
import { ProductStatusPill } from '../../../ui/product-status-pill';
import type { Column } from '../../kit/list/data-table';

export const CATEGORY_COLUMNS: readonly Column<Category>[] = [
  {
    id: 'name',
    accessorKey: 'name',
    header: 'Category',
    cell: ({ row }) => <bdi className="font-semibold">{row.original.name}</bdi>,
  },
  {
    id: 'isActive',
    accessorFn: ({ isActive }) => Number(isActive),
    header: 'Status',
    cell: ({ row }) => <ProductStatusPill status={row.original.isActive ? 'active' : 'inactive'} />,
  },
  {
    id: 'description',
    accessorKey: 'description',
    header: 'Description',
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row }) => <bdi className="text-ink-soft">{row.original.description}</bdi>,
  },
];
