import { Bug, CircleX, Info, TriangleAlert } from 'lucide-react';
import {
  type LogEntry,
  type LogSort,
  logFilter,
  MOST_LOGS_SEARCHED,
} from '../../../../shared/contract/platform/logs-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { Badge, type BadgeLook } from '../../../ui/badge';
import { exactTime } from '../../../ui/relative-time';
import { spoken } from '../../../ui/spoken';
import type { Column } from '../../kit/list/data-table';
import { ListFilters } from '../../kit/list/list-filters';
import { listLoader } from '../../kit/list/list-loader';
import { ListNote, ListPage } from '../../kit/list/list-page';
import { readFilter } from '../../kit/list/list-params';
import { ListTable } from '../../kit/list/list-table';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/logs-page';

export const clientLoader = listLoader(async (api, page, search) => {
  const filter = readFilter(search, logFilter.shape);
  const answer = await api.logs.list({ ...filter, ...page });
  return {
    ...answer,
    sort: filter.sort,
    isCutOff: filter.q !== undefined || answer.total === MOST_LOGS_SEARCHED,
  };
});

export const meta = () => [{ title: m.office_page_title({ page: m.trail_logs() }) }];

/** The errors and warnings of the last 7 days; only admins see them. */
export default function LogsPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  const selects = [{ name: 'level', label: m.trail_level(), options: spoken(LEVEL_LABELS) }];
  return (
    <ListPage
      title={m.trail_logs()}
      intro={m.trail_logs_intro()}
      page={page}
      failed={m.trail_logs_failed()}
      filters={<ListFilters selects={selects} days search={m.trail_logs_search()} />}
    >
      {(data) => (
        <>
          <ListTable
            caption={m.trail_logs()}
            columns={LOG_COLUMNS}
            rows={data.items}
            served={data}
          />
          {data.isCutOff && (
            <ListNote>
              {m.trail_logs_cut_off({ count: MOST_LOGS_SEARCHED.toLocaleString('en-IN') })}
            </ListNote>
          )}
        </>
      )}
    </ListPage>
  );
}

/** The columns of the logs. */
const LOG_COLUMNS: readonly Column<LogEntry, LogSort>[] = [
  {
    id: 'message',
    header: m.trail_what_happened,
    isWideOnCard: true,
    cell: ({ row }) => <LogDetails entry={row.original} />,
  },
  {
    id: 'level',
    header: m.trail_level,
    cell: ({ row }) => <LogLevelBadge level={row.original.level} />,
  },
  {
    id: 'path',
    header: m.trail_page,
    cell: ({ row }) => (
      <span className="inline-block text-ink-soft [overflow-wrap:anywhere] md:min-w-28">
        {row.original.path}
      </span>
    ),
  },
  {
    id: 'timestamp',
    header: m.trail_when,
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <time dateTime={original.timestamp} className="md:max-xl:text-sm xl:whitespace-nowrap">
        {exactTime(original.timestamp)}
      </time>
    ),
  },
];

function LogDetails({ entry }: { entry: LogEntry }) {
  const { message, category, data, userId, userAgent } = entry;
  const facts: [string, unknown][] = [
    ...Object.entries(data),
    [m.trail_category(), category],
    [m.trail_user(), userId],
    [m.trail_browser(), userAgent],
  ];
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="font-semibold">{message}</p>
      <details className="text-sm">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-hill underline-offset-4 hover:underline">
          <span aria-hidden>{m.trail_details()}</span>
          <span className="sr-only">{m.trail_details_of({ message })}</span>
        </summary>
        <dl className="flex flex-col gap-2 pb-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="whitespace-pre-wrap">
                {typeof value === 'string' ? value : JSON.stringify(value)}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

const LEVEL_LABELS: Readonly<Record<LogEntry['level'], () => string>> = {
  error: m.trail_level_error,
  warn: m.trail_level_warn,
  info: m.trail_level_info,
  debug: m.trail_level_debug,
};

const LOOKS: Record<LogEntry['level'], BadgeLook> = {
  debug: { tone: 'mist', icon: Bug },
  info: { tone: 'sky', icon: Info },
  warn: { tone: 'waffle', icon: TriangleAlert },
  error: { tone: 'chilli', icon: CircleX },
};

function LogLevelBadge({ level }: Pick<LogEntry, 'level'>) {
  return <Badge {...LOOKS[level]}>{LEVEL_LABELS[level]()}</Badge>;
}
