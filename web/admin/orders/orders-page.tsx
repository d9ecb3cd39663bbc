import { useSearchParams } from 'react-router';
import { apiFor } from '../../api/load-context';
import { orderFromWire } from '../../api/order-from-wire';
import { ErrorState } from '../../ui/error-state';
import { DataTable } from '../list/data-table';
import { Pagination } from '../list/pagination';
import { useRefreshed } from '../use-refreshed';
import type { Route } from './+types/orders-page';
import { NUMERIC_ORDER_COLUMNS, ORDER_COLUMNS } from './order-columns';
import { OrderFilters } from './order-filters';
import { PAGE_SIZE, readQuery, withChange } from './order-query';

/** A page of orders; undefined when it could not be loaded. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { page, ...filter } = readQuery(new URL(request.url).searchParams);
  try {
    const offset = (page - 1) * PAGE_SIZE;
    const { items, total } = await apiFor(context).orders.list({
      ...filter,
      limit: PAGE_SIZE,
      offset,
    });
    return { orders: items.map((order) => orderFromWire(order)), total, page, sort: filter.sort };
  } catch {
    return undefined;
  }
}

export const meta = () => [{ title: 'Orders · Back office' }];

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const { retry, busy } = useRefreshed();
  const change = (name: 'sort' | 'page', value: string) =>
    setSearch(withChange(search, name, value));

  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Orders</h1>
      <OrderFilters search={search} onChange={(next) => setSearch(next, { replace: true })} />
      {loaderData ? (
        <div>
          <DataTable
            caption="Orders"
            columns={ORDER_COLUMNS}
            numeric={NUMERIC_ORDER_COLUMNS}
            rows={loaderData.orders}
            rowKey={({ id }) => id}
            rowPath={({ id }) => `/admin/orders/${id}`}
            sort={loaderData.sort}
            onSort={(sort) => change('sort', sort)}
          />
          <Pagination
            total={loaderData.total}
            pageSize={PAGE_SIZE}
            page={loaderData.page}
            onPage={(page) => change('page', String(page))}
          />
        </div>
      ) : (
        <ErrorState
          message="Failed to load orders. Please try again."
          onRetry={retry}
          retrying={busy}
        />
      )}
    </div>
  );
}
