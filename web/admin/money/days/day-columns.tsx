import type { ReportMonth } from '../../../../shared/contract/money/reports-contract';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { Badge } from '../../../ui/badge';
import { Price } from '../../../ui/price';
import type { Column } from '../../kit/list/data-table';
import { dayLabel } from '../charts/series-words';

type Day = ReportMonth['days'][number] & { id: string };

const amount = (id: 'taken' | 'refunded' | 'left', header: string): Column<Day> => ({
  id,
  accessorKey: id,
  header,
  isNumeric: true,
  hasCardLabel: true,
  cell: ({ row }) => <Price amount={rupeesToPaise(row.original[id])} />,
});

export const DAY_COLUMNS: readonly Column<Day>[] = [
  {
    id: 'date',
    accessorKey: 'date',
    header: 'Day',
    isWideOnCard: true,
    cell: ({ row }) => dayLabel(row.original.date),
  },
  { id: 'orders', accessorKey: 'orders', header: 'Orders', isNumeric: true, hasCardLabel: true },
  amount('taken', 'Taken'),
  amount('refunded', 'Refunded'),
  amount('left', 'Net'),
  {
    id: 'closed',
    accessorFn: ({ closed }) => closed?.by ?? '',
    header: 'Closed',
    isWideOnCard: true,
    cell: ({ row }) => <ClosedBadge day={row.original} />,
  },
];

function ClosedBadge({ day }: { day: Day }) {
  const { closed, orders, cancelled, taken, refunded } = day;
  if (closed) {
    return (
      <Badge tone="leaf">
        <bdi>By {closed.by}</bdi>
      </Badge>
    );
  }
  const isEmpty = orders + cancelled === 0 && taken === 0 && refunded === 0;
  return isEmpty ? 'Nothing to close' : <Badge tone="waffle">Not yet</Badge>;
}
