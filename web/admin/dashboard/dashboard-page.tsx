import { Link, useSearchParams } from 'react-router';
import { formatRupees, rupeesToPaise } from '../../../shared/domain/money';
import { mayOpen } from '../../../shared/domain/roles';
import { apiFor } from '../../api/load-context';
import { orderFromWire } from '../../api/order-from-wire';
import { useStaffState } from '../../session/staff-session-provider';
import { ErrorState } from '../../ui/error-state';
import { Notice } from '../../ui/notice';
import { DataTable } from '../list/data-table';
import { NUMERIC_ORDER_COLUMNS, RECENT_ORDER_COLUMNS } from '../orders/order-columns';
import { useRefreshed } from '../use-refreshed';
import type { Route } from './+types/dashboard-page';
import { POPULAR_PRODUCT_COLUMNS } from './popular-product-columns';
import { StatCard } from './stat-card';

const RECENT_ORDERS = 5;

/** The day's figures; undefined when they could not be loaded. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = apiFor(context);
  try {
    const [stats, recent, popular] = await Promise.all([
      api.dashboard.readStats(),
      api.orders.list({ limit: RECENT_ORDERS }),
      api.dashboard.listPopularProducts(),
    ]);
    return { stats, popular, recent: recent.items.map((order) => orderFromWire(order)) };
  } catch {
    return undefined;
  }
}

export const meta = () => [{ title: 'Dashboard · Back office' }];

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { retry, busy } = useRefreshed();
  const staff = useStaffState();
  const mayOpenOrders = staff.status === 'signed-in' && mayOpen(staff.admin.role, 'orders');

  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">Dashboard</h1>
      {search.has('denied') && (
        <Notice kind="error" role="alert">
          <strong className="block">Access Denied</strong>
          You don't have permission to access the requested page. Contact an administrator if you
          need additional access.
        </Notice>
      )}
      {loaderData ? (
        <>
          <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <StatCard label="Total Orders" value={String(loaderData.stats.totalOrders)} />
            <StatCard
              label="Total Revenue"
              value={formatRupees(rupeesToPaise(loaderData.stats.totalRevenue))}
            />
            <StatCard label="Active Products" value={String(loaderData.stats.activeProducts)} />
            <StatCard label="Low Stock Items" value={String(loaderData.stats.lowStock)} />
          </dl>
          <section className="flex flex-col gap-3">
            <header className="flex items-baseline justify-between">
              <h2 className="text-xl">Recent Orders</h2>
              {mayOpenOrders && (
                <Link to="/admin/orders" className="py-2 font-semibold text-hill hover:underline">
                  View all
                </Link>
              )}
            </header>
            <DataTable
              caption="Recent orders"
              columns={RECENT_ORDER_COLUMNS}
              numeric={NUMERIC_ORDER_COLUMNS}
              rows={loaderData.recent}
              rowKey={({ id }) => id}
              rowPath={({ id }) => `/admin/orders/${id}`}
            />
          </section>
          <section className="flex flex-col gap-3">
            <h2 className="text-xl">Popular Products</h2>
            <DataTable
              caption="Popular products"
              columns={POPULAR_PRODUCT_COLUMNS}
              numeric={['totalOrders', 'revenue']}
              rows={loaderData.popular}
              rowKey={({ id }) => id}
            />
          </section>
        </>
      ) : (
        <ErrorState
          message="Failed to load dashboard data. Please try again."
          onRetry={retry}
          retrying={busy}
        />
      )}
    </div>
  );
}
