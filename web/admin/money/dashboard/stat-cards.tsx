import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type {
  DashboardStats,
  DashboardTrends,
} from '../../../../shared/contract/money/dashboard-contract';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { changeInPercent, TREND_DAYS } from '../../../../shared/domain/platform/report-days';
import { StatCard } from '../../../ui/stat-card';

const rupees = (amount: number) => formatRupees(rupeesToPaise(amount));

/** The four figures of the dashboard, each with a comparison (money rule 13). */
export function StatCards({ stats, trends }: { stats: DashboardStats; trends: DashboardTrends }) {
  const { orders, revenue, addedProducts, soldOut } = trends;
  return (
    <dl className="grid grid-cols-2 gap-3 large-text:grid-cols-1 lg:grid-cols-4">
      <StatCard label="Total Orders" value={String(stats.totalOrders)}>
        <Trend {...orders} format={String} />
      </StatCard>
      {stats.totalRevenue !== null && (
        <StatCard label="Total Revenue" value={rupees(stats.totalRevenue)}>
          {revenue && <Trend {...revenue} format={rupees} />}
        </StatCard>
      )}
      <StatCard label="Active Products" value={String(stats.activeProducts)}>
        {addedProducts || 'None'} added in the last {TREND_DAYS} days
      </StatCard>
      <StatCard label="Low Stock Items" value={String(stats.lowStock)}>
        {soldOut > 0 ? `${soldOut} more sold out` : 'Nothing is sold out'}
      </StatCard>
    </dl>
  );
}

interface TrendProps {
  current: number;
  previous: number;
  /** Formats the figures: '45', '₹1,200.00'. */
  format: (figure: number) => string;
}

/** Compares the last days with as many days before, because a total only grows. */
function Trend({ current, previous, format }: TrendProps) {
  const change = changeInPercent(current, previous);
  return (
    <>
      <span className="block">
        Last {TREND_DAYS} days: <strong className="text-ink">{format(current)}</strong>
      </span>
      {change === undefined ? (
        'No comparison yet'
      ) : (
        <>
          <Change percent={change} /> in the {TREND_DAYS} days before ({format(previous)})
        </>
      )}
    </>
  );
}

function Change({ percent }: { percent: number }) {
  if (percent === 0) {
    return (
      <strong className="text-ink">
        <ArrowRight aria-hidden className="inline size-4" /> The same as
      </strong>
    );
  }
  const [Icon, colour, word] =
    percent > 0
      ? [ArrowUpRight, 'text-leaf', 'more than']
      : [ArrowDownRight, 'text-chilli', 'less than'];
  return (
    <strong className={colour}>
      <Icon aria-hidden className="inline size-4" /> {Math.abs(percent)}% {word}
    </strong>
  );
}
