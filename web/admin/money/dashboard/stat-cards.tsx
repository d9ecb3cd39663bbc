import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type {
  DashboardStats,
  DashboardTrends,
} from '../../../../shared/contract/money/dashboard-contract';
import { amountText } from '../../../../shared/domain/platform/money';
import { changeInPercent, TREND_DAYS } from '../../../../shared/domain/platform/report-days';
import { m } from '../../../../shared/messages/compiled/messages';
import { StatCard } from '../../../ui/stat-card';
import { withElements } from '../../../ui/with-elements';

/** The four figures of the dashboard, each with a comparison (money rule 13). */
export function StatCards({ stats, trends }: { stats: DashboardStats; trends: DashboardTrends }) {
  const { orders, revenue, addedProducts, soldOut } = trends;
  return (
    <dl className="grid grid-cols-2 gap-3 large-text:grid-cols-1 lg:grid-cols-4">
      <StatCard label={m.dashboard_total_orders()} value={String(stats.totalOrders)}>
        <Trend {...orders} format={String} />
      </StatCard>
      {stats.totalRevenue !== null && (
        <StatCard label={m.dashboard_total_revenue()} value={amountText(stats.totalRevenue)}>
          {revenue && <Trend {...revenue} format={amountText} />}
        </StatCard>
      )}
      <StatCard label={m.dashboard_active_products()} value={String(stats.activeProducts)}>
        {addedProducts > 0
          ? m.dashboard_added({ count: addedProducts, days: TREND_DAYS })
          : m.dashboard_none_added({ days: TREND_DAYS })}
      </StatCard>
      <StatCard label={m.dashboard_low_stock()} value={String(stats.lowStock)}>
        {soldOut > 0
          ? m.dashboard_more_sold_out({ count: soldOut })
          : m.dashboard_nothing_sold_out()}
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
  const percent = changeInPercent(current, previous);
  return (
    <>
      <span className="block">
        {withElements(({ figure }) => m.dashboard_last_days({ days: TREND_DAYS, figure }), {
          figure: <strong className="text-ink">{format(current)}</strong>,
        })}
      </span>
      {percent === undefined ? (
        m.dashboard_no_comparison()
      ) : (
        <Change percent={percent} figure={format(previous)} />
      )}
    </>
  );
}

function Change({ percent, figure }: { percent: number; figure: string }) {
  const days = TREND_DAYS;
  if (percent === 0) {
    return (
      <>
        <ArrowRight aria-hidden className="inline size-4" /> {m.dashboard_same_as({ days, figure })}
      </>
    );
  }
  const [Icon, colour, message] =
    percent > 0
      ? [ArrowUpRight, 'text-leaf', m.dashboard_more_than]
      : [ArrowDownRight, 'text-chilli', m.dashboard_less_than];
  return withElements((parts) => message({ days, figure, ...parts }), {
    percent: (
      <strong className={colour}>
        <Icon aria-hidden className="inline size-4" /> {Math.abs(percent)}%
      </strong>
    ),
  });
}
