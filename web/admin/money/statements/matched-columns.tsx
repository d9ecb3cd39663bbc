import { Link } from 'react-router';
import type { DealtCredit } from '../../../../shared/contract/money/statements-contract';
import { dateWithYear } from '../../../../shared/domain/platform/short-date';
import { RelativeTime } from '../../../ui/relative-time';
import type { Column } from '../../kit/list/data-table';
import { rupees } from './match-words';

const LINK = 'inline-flex min-h-11 items-center font-mono text-hill underline';

/** The columns of matched payments, which are always sorted by the time of the match. */
export const MATCHED_COLUMNS: readonly Column<DealtCredit>[] = [
  {
    id: 'payment',
    header: 'Payment',
    cell: ({ row: { original } }) => (
      <span className="flex flex-col">
        <span className="font-semibold">{rupees(original.amount)}</span>
        <span className="text-sm text-ink-soft">
          {dateWithYear(original.day)}
          {original.reference && ` · ${original.reference}`}
        </span>
      </span>
    ),
  },
  {
    id: 'orders',
    header: 'Pays',
    cell: ({ row: { original } }) =>
      original.orders.length === 0 ? (
        'No order'
      ) : (
        <span className="flex flex-col items-start">
          {original.orders.map(({ id, amount }) => (
            <Link key={id} to={`/admin/orders/${id}`} className={LINK}>
              {id}
              {amount !== original.amount && ` (${rupees(amount)})`}
            </Link>
          ))}
        </span>
      ),
  },
  {
    id: 'by',
    header: 'Matched by',
    cell: ({ row: { original } }) => (
      <span className="flex flex-col">
        <bdi>{original.by}</bdi>
        <RelativeTime at={original.at} />
      </span>
    ),
  },
];
