import { useNavigation, useSearchParams } from 'react-router';
import { MOST_SEARCHED } from '../../../shared/contract/orders-contract';
import { apiFor } from '../../api/load-context';
import { orderFromWire } from '../../api/order-from-wire';
import { DataTable } from '../list/data-table';
import { PAGE_SIZE, withChange } from '../list/list-address';
import { Pagination } from '../list/pagination';
import { notPastLastPage } from '../list/past-last-page';
import { LoadFailure } from '../page/load-failure';
import { loadPage } from '../page/load-page';
import { usePageData } from '../page/use-page-data';
import type { Route } from './+types/orders-page';
import { LABELLED_ORDER_COLUMNS, NUMERIC_ORDER_COLUMNS, ORDER_COLUMNS } from './order-columns';
import { OrderFilters } from './order-filters';
import { readQuery } from './order-query';

/** A page of orders, filtered and sorted by the server; past the last page, the last page. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { searchParams: search } = new URL(request.url);
  const { page, ...filter } = readQuery(search);
  const loaded = await loadPage(async () => {
    const { items, total, onlyNewest } = await apiFor(context).orders.list({
      ...filter,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    });
    const orders = items.map((order) => orderFromWire(order));
    return { orders, total, onlyNewest, page, sort: filter.sort };
  });
  if (!loaded.failure) notPastLastPage(request, page, loaded.data.total);
  return loaded;
}

export const meta = () => [{ title: 'Orders · Back office' }];

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { data, failure, retry, busy } = usePageData(loaderData, { changedBy: () => true });
  const [search, setSearch] = useWantedSearch();
  const change = (name: 'sort' | 'page', value: string) =>
    setSearch(withChange(search, name, value));

  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Orders</h1>
      <OrderFilters search={search} onChange={(next) => setSearch(next, { replace: true })} />
      {failure && (
        <LoadFailure
          message="Failed to load orders. Please try again."
          hasOlder={data !== undefined}
          onRetry={retry}
          busy={busy}
        />
      )}
      {data && (
        <div>
          <DataTable
            caption="Orders"
            columns={ORDER_COLUMNS}
            numeric={NUMERIC_ORDER_COLUMNS}
            labelled={LABELLED_ORDER_COLUMNS}
            rows={data.orders}
            rowKey={({ id }) => id}
            rowPath={({ id }) => `/admin/orders/${id}`}
            sort={data.sort}
            onSort={(sort) => change('sort', sort)}
          />
          <Pagination
            total={data.total}
            pageSize={PAGE_SIZE}
            page={data.page}
            onPage={(page) => change('page', String(page))}
          />
          {data.onlyNewest && (
            <p className="pt-3 text-ink-soft">
              Many orders match. These are from the newest {MOST_SEARCHED.toLocaleString('en-IN')}.
              Type more of the name, number or id to search every order.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The address's search; while a change of it is under way, the one that was asked for. */
function useWantedSearch(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams();
  const { location } = useNavigation();
  const wanted =
    location?.pathname === '/admin/orders' ? new URLSearchParams(location.search) : search;
  return [wanted, setSearch];
}
