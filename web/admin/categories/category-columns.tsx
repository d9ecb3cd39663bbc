import { CircleCheck, CircleOff } from 'lucide-react';
import type { Category } from '../../../shared/contract/catalog-contract';
import { Badge } from '../../ui/badge';
import type { Column } from '../list/data-table';

/** The columns of the category list (spec §2). */
export const CATEGORY_COLUMNS: readonly Column<Category>[] = [
  {
    id: 'name',
    accessorKey: 'name',
    header: 'Category',
    cell: ({ row }) => <span className="font-semibold">{row.original.name}</span>,
  },
  {
    id: 'isActive',
    accessorFn: ({ isActive }) => Number(isActive),
    header: 'Status',
    cell: ({ row }) =>
      row.original.isActive ? (
        <Badge tone="leaf" icon={<CircleCheck aria-hidden />}>
          Active
        </Badge>
      ) : (
        <Badge tone="mist" icon={<CircleOff aria-hidden />}>
          Inactive
        </Badge>
      ),
  },
  {
    id: 'description',
    accessorKey: 'description',
    header: 'Description',
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row }) => <span className="text-ink-soft">{row.original.description}</span>,
  },
];
