import { lazy } from 'react';
import type { DashboardSeries } from '../../../../shared/contract/money/dashboard-contract';
import { amountText } from '../../../../shared/domain/platform/money';
import { shortDate } from '../../../../shared/domain/platform/short-date';
import { m } from '../../../../shared/messages/compiled/messages';
import { ChartFigure } from '../charts/chart-figure';
import type { SalesDay } from '../charts/charts';
import { PeriodChoice } from '../charts/period-choice';
import { busiestHour, dayLabel, hourLabel, totalOf } from '../charts/series-words';

// The chart library is larger than the rest of the page and is loaded separately.
const charts = () => import('../charts/charts');
const SalesChart = lazy(async () => ({ default: (await charts()).SalesChart }));
const CountChart = lazy(async () => ({ default: (await charts()).CountChart }));

export function SalesSection({ series }: { series: DashboardSeries }) {
  const days = series.days.length;
  const sales = withRevenue(series.days);
  const count = totalOf(series.days, 'orders');
  return (
    <section aria-label={m.chart_sales()}>
      <header className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <h2 className="text-xl">{m.chart_sales()}</h2>
        <PeriodChoice />
      </header>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {sales ? (
          <ChartFigure
            title={m.chart_revenue_by_day()}
            summary={m.chart_revenue_summary({
              revenue: amountText(totalOf(sales, 'revenue')),
              count,
              days,
            })}
            caption={m.chart_revenue_caption({ days })}
            header={[m.chart_day(), m.dashboard_orders(), m.dashboard_revenue()]}
            rows={sales.map((day) => [
              dayLabel(day.date),
              String(day.orders),
              amountText(day.revenue),
            ])}
          >
            <SalesChart days={sales} amountName={m.dashboard_revenue()} />
          </ChartFigure>
        ) : (
          <ChartFigure
            title={m.chart_orders_by_day()}
            summary={m.chart_orders_summary({ count, days })}
            caption={m.chart_orders_caption({ days })}
            header={[m.chart_day(), m.dashboard_orders()]}
            rows={series.days.map((day) => [dayLabel(day.date), String(day.orders)])}
          >
            <CountChart
              rows={series.days}
              x="date"
              axisLabel={shortDate}
              tipLabel={dayLabel}
              y="orders"
              name={m.dashboard_orders()}
            />
          </ChartFigure>
        )}
        <ChartFigure
          title={m.chart_orders_by_hour()}
          summary={busiestHour(series.hours)}
          caption={m.chart_orders_by_hour_caption({ days })}
          header={[m.chart_hour(), m.dashboard_orders()]}
          rows={series.hours.map(({ hour, orders }) => [hourLabel(hour), String(orders)])}
        >
          <CountChart
            rows={series.hours}
            x="hour"
            axisLabel={hourLabel}
            tipLabel={(hour: number) => m.chart_from_hour({ hour: hourLabel(hour) })}
            y="orders"
            name={m.dashboard_orders()}
          />
        </ChartFigure>
      </div>
    </section>
  );
}

/** Undefined if the owner hides the revenue from this user. */
function withRevenue(days: DashboardSeries['days']): SalesDay[] | undefined {
  const shown = days.flatMap(({ revenue, ...day }) =>
    revenue === null ? [] : { ...day, revenue },
  );
  return shown.length === days.length ? shown : undefined;
}
