import { logFilter, MOST_LOGS_SEARCHED } from '../../../../shared/contract/platform/logs-contract';
import { ListFilters } from '../../kit/list/list-filters';
import { listLoader } from '../../kit/list/list-loader';
import { ListNote, ListPage } from '../../kit/list/list-page';
import { readFilter } from '../../kit/list/list-params';
import { ListTable } from '../../kit/list/list-table';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/logs-page';
import { LOG_COLUMNS } from './log-columns';
import { LEVEL_LABELS } from './log-level-badge';

const SELECTS = [{ name: 'level', label: 'Level', options: LEVEL_LABELS }];

export const clientLoader = listLoader(async (api, page, search) => {
  const filter = readFilter(search, logFilter.shape);
  const answer = await api.logs.list({ ...filter, ...page });
  return {
    ...answer,
    sort: filter.sort,
    isCutOff: filter.q !== undefined || answer.total === MOST_LOGS_SEARCHED,
  };
});

export const meta = () => [{ title: 'Logs · Back office' }];

/** The errors and warnings of the last 7 days; only admins see them. */
export default function LogsPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  return (
    <ListPage
      title="Logs"
      intro="Errors and warnings from signed-in visitors. Entries are deleted after 7 days."
      page={page}
      failed="Failed to load logs. Please try again."
      filters={<ListFilters selects={SELECTS} days search="Message, page, user or request id" />}
    >
      {(data) => (
        <>
          <ListTable caption="Logs" columns={LOG_COLUMNS} rows={data.items} served={data} />
          {data.isCutOff && (
            <ListNote>
              The newest {MOST_LOGS_SEARCHED.toLocaleString('en-IN')} are searched. Choose dates to
              see older ones.
            </ListNote>
          )}
        </>
      )}
    </ListPage>
  );
}
