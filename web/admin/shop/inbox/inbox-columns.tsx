import type { ContactMessage } from '../../../../shared/contract/shop/contact-contract';
import { RelativeTime } from '../../../ui/relative-time';
import type { Column } from '../../kit/list/data-table';

const LINK = 'inline-flex min-h-11 items-center text-hill underline [overflow-wrap:anywhere]';

/** The columns of the inbox, which is always sorted by time. */
export const INBOX_COLUMNS: readonly Column<ContactMessage>[] = [
  {
    id: 'from',
    header: 'From',
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <span className="flex flex-col items-start md:min-w-44">
        <bdi className="font-semibold">{original.name}</bdi>
        <a href={`mailto:${encodeURIComponent(original.email)}`} className={LINK}>
          {original.email}
        </a>
        {original.phone !== '' && (
          <a href={`tel:${original.phone.replace(/[^+0-9]/g, '')}`} className={LINK}>
            <bdi>{original.phone}</bdi>
          </a>
        )}
      </span>
    ),
  },
  {
    id: 'message',
    header: 'Message',
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {original.message}
      </span>
    ),
  },
  {
    id: 'when',
    header: 'When',
    cell: ({ row }) => <RelativeTime at={row.original.receivedAt} />,
  },
];
