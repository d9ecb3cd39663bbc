import type { LogEntry } from '../../../../shared/contract/platform/logs-contract';
import { exactTime } from '../../../ui/relative-time';
import type { Column } from '../../kit/list/data-table';
import { LogDetails } from './log-details';
import { LogLevelBadge } from './log-level-badge';

/** The columns of the logs; their ids are the API's sorts. */
export const LOG_COLUMNS: readonly Column<LogEntry>[] = [
  {
    id: 'message',
    header: 'What happened',
    isWideOnCard: true,
    cell: ({ row }) => <LogDetails entry={row.original} />,
  },
  {
    id: 'level',
    header: 'Level',
    cell: ({ row }) => <LogLevelBadge level={row.original.level} />,
  },
  {
    id: 'path',
    header: 'Page',
    cell: ({ row }) => (
      <span className="inline-block text-ink-soft [overflow-wrap:anywhere] md:min-w-28">
        {row.original.path}
      </span>
    ),
  },
  {
    id: 'timestamp',
    header: 'When',
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <time dateTime={original.timestamp} className="md:max-xl:text-sm xl:whitespace-nowrap">
        {exactTime(original.timestamp)}
      </time>
    ),
  },
];
