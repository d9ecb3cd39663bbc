import { useSearchParams } from 'react-router';
import { MOST_LOGS_SEARCHED } from '../../../shared/contract/logs-contract';
import { apiFor } from '../../api/load-context';
import { DataTable } from '../list/data-table';
import { PAGE_SIZE, withChange } from '../list/list-address';
import { Pagination } from '../list/pagination';
import { notPastLastPage } from '../list/past-last-page';
import { LoadFailure } from '../page/load-failure';
import { loadPage } from '../page/load-page';
import { usePageData } from '../page/use-page-data';
import type { Route } from './+types/logs-page';
import { LOG_COLUMNS } from './log-columns';
import { LogFilters } from './log-filters';
import { readLogQuery } from './log-query';

/** A page of the entries, narrowed by the server; past the last page, the last. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { searchParams: search } = new URL(request.url);
  const { page, ...filter } = readLogQuery(search);
  const loaded = await loadPage(async () => {
    const offset = (page - 1) * PAGE_SIZE;
    const { items, total } = await apiFor(context).logs.list({
      ...filter,
      limit: PAGE_SIZE,
      offset,
    });
    return { entries: items, total, page };
  });
  if (!loaded.failure) notPastLastPage(request, page, loaded.data.total);
  return loaded;
}

export const meta = () => [{ title: 'Logs · Back office' }];

/** What went wrong on people's pages in the last 7 days; for admins alone. */
export default function LogsPage({ loaderData }: Route.ComponentProps) {
  const { data, failure, retry, busy } = usePageData(loaderData);
  const [search, setSearch] = useSearchParams();
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="text-2xl">Logs</h1>
        <p className="text-ink-soft">
          Errors and warnings from signed-in visitors. Entries are deleted after 7 days.
        </p>
      </div>
      <LogFilters search={search} onChange={(next) => setSearch(next, { replace: true })} />
      {failure && (
        <LoadFailure
          message="Failed to load logs. Please try again."
          hasOlder={data !== undefined}
          onRetry={retry}
          busy={busy}
        />
      )}
      {data && (
        <div>
          <DataTable
            caption="Logs"
            columns={LOG_COLUMNS}
            wide={['message', 'when']}
            rows={data.entries}
            rowKey={({ id }) => id}
          />
          <Pagination
            total={data.total}
            pageSize={PAGE_SIZE}
            page={data.page}
            onPage={(page) => setSearch(withChange(search, 'page', String(page)))}
          />
          {(search.has('q') || data.total === MOST_LOGS_SEARCHED) && (
            <p className="pt-3 text-ink-soft">
              The newest {MOST_LOGS_SEARCHED.toLocaleString('en-IN')} are searched. Choose dates to
              see older ones.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
