import type {
  DashboardStats,
  DashboardTrends,
} from '../../../../shared/contract/money/dashboard-contract';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { TREND_DAYS } from '../../../../shared/domain/platform/report-days';
import { StatCard } from '../../../ui/stat-card';
import { Trend } from './trend';

const rupees = (amount: number) => formatRupees(rupeesToPaise(amount));

/** The four figures of the dashboard, each with a comparison (money rule 13). */
export function StatCards({ stats, trends }: { stats: DashboardStats; trends: DashboardTrends }) {
  const { orders, revenue, addedProducts, soldOut } = trends;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="Total Orders" value={String(stats.totalOrders)}>
        <Trend {...orders} format={String} />
      </StatCard>
      <StatCard label="Total Revenue" value={rupees(stats.totalRevenue)}>
        <Trend {...revenue} format={rupees} />
      </StatCard>
      <StatCard label="Active Products" value={String(stats.activeProducts)}>
        {addedProducts || 'None'} added in the last {TREND_DAYS} days
      </StatCard>
      <StatCard label="Low Stock Items" value={String(stats.lowStock)}>
        {soldOut > 0 ? `${soldOut} more sold out` : 'Nothing is sold out'}
      </StatCard>
    </dl>
  );
}
