import type { PopularProduct } from '../../../../shared/contract/money/dashboard-contract';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { Price } from '../../../ui/price';
import type { Column } from '../../kit/list/data-table';

export const POPULAR_PRODUCT_COLUMNS: readonly Column<PopularProduct>[] = [
  {
    id: 'name',
    accessorKey: 'name',
    header: m.dashboard_product,
    cell: ({ row }) => <bdi>{row.original.name}</bdi>,
  },
  {
    id: 'totalOrders',
    accessorKey: 'totalOrders',
    header: m.dashboard_orders,
    isNumeric: true,
    hasCardLabel: true,
  },
  {
    id: 'revenue',
    accessorKey: 'revenue',
    header: m.dashboard_revenue,
    isNumeric: true,
    hasCardLabel: true,
    cell: ({ row: { original } }) =>
      original.revenue !== null && <Price amount={rupeesToPaise(original.revenue)} />,
  },
];

/** For staff from whom the owner hides the revenue. */
export const POPULAR_WITHOUT_REVENUE = POPULAR_PRODUCT_COLUMNS.filter(({ id }) => id !== 'revenue');
