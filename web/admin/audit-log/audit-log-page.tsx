import { useSearchParams } from 'react-router';
import { MAX_ENTRIES_COUNTED } from '../../../shared/contract/audit-contract';
import { apiFor } from '../../api/load-context';
import { DataTable } from '../list/data-table';
import { PAGE_SIZE, withChange } from '../list/list-address';
import { Pagination } from '../list/pagination';
import { notPastLastPage } from '../list/past-last-page';
import { LoadFailure } from '../page/load-failure';
import { loadPage } from '../page/load-page';
import { usePageData } from '../page/use-page-data';
import type { Route } from './+types/audit-log-page';
import { AUDIT_COLUMNS } from './audit-columns';
import { AuditFilters } from './audit-filters';
import { readAuditQuery } from './audit-query';

/** A page of the log, narrowed by the server, and who may be asked for; past the last page, the last. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { searchParams: search } = new URL(request.url);
  const { page, ...filter } = readAuditQuery(search);
  const loaded = await loadPage(async () => {
    const [{ items, total }, admins] = await Promise.all([
      apiFor(context).audit.list({
        ...filter,
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      }),
      apiFor(context).staff.list(),
    ]);
    return { entries: items, total, page, admins };
  });
  if (!loaded.failure) notPastLastPage(request, page, loaded.data.total);
  return loaded;
}

export const meta = () => [{ title: 'Audit log · Back office' }];

/** Who changed what, from what to what; for admins alone, and for nobody to alter. */
export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const { data, failure, retry, busy } = usePageData(loaderData);
  const [search, setSearch] = useSearchParams();
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Audit log</h1>
      <AuditFilters
        search={search}
        admins={data?.admins ?? []}
        onChange={(next) => setSearch(next, { replace: true })}
      />
      {failure && (
        <LoadFailure
          message="Failed to load the audit log. Please try again."
          hasOlder={data !== undefined}
          onRetry={retry}
          busy={busy}
        />
      )}
      {data && (
        <div>
          <DataTable
            caption="Audit log"
            columns={AUDIT_COLUMNS}
            wide={['change', 'when']}
            rows={data.entries}
            rowKey={({ id }) => id}
          />
          <Pagination
            total={data.total}
            pageSize={PAGE_SIZE}
            page={data.page}
            onPage={(page) => setSearch(withChange(search, 'page', String(page)))}
          />
          {data.total === MAX_ENTRIES_COUNTED && (
            <p className="pt-3 text-ink-soft">
              The newest {MAX_ENTRIES_COUNTED.toLocaleString('en-IN')} are listed. Choose dates to
              see older ones.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
