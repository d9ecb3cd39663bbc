import { lazy } from 'react';
import type { DashboardSeries } from '../../../../shared/contract/money/dashboard-contract';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { shortDate } from '../../../../shared/domain/platform/short-date';
import { ChartFigure } from '../charts/chart-figure';
import type { SalesDay } from '../charts/charts';
import { PeriodChoice } from '../charts/period-choice';
import { busiestHour, dayLabel, hourLabel, totalOf } from '../charts/series-words';

// The chart library is larger than the rest of the page and is loaded separately.
const charts = () => import('../charts/charts');
const SalesChart = lazy(async () => ({ default: (await charts()).SalesChart }));
const CountChart = lazy(async () => ({ default: (await charts()).CountChart }));

const rupees = (amount: number) => formatRupees(rupeesToPaise(amount));

export function SalesSection({ series }: { series: DashboardSeries }) {
  const days = series.days.length;
  const sales = withRevenue(series.days);
  const period = `of the last ${days} days`;
  const orders = pluralize(totalOf(series.days, 'orders'), 'order');
  return (
    <section aria-label="Sales">
      <header className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <h2 className="text-xl">Sales</h2>
        <PeriodChoice />
      </header>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {sales ? (
          <ChartFigure
            title="Revenue and orders by day"
            summary={`${rupees(totalOf(sales, 'revenue'))} and ${orders} in the last ${days} days`}
            caption={`Revenue and orders ${period}`}
            header={['Day', 'Orders', 'Revenue']}
            rows={sales.map((day) => [dayLabel(day.date), String(day.orders), rupees(day.revenue)])}
          >
            <SalesChart days={sales} />
          </ChartFigure>
        ) : (
          <ChartFigure
            title="Orders by day"
            summary={`${orders} in the last ${days} days`}
            caption={`Orders ${period}`}
            header={['Day', 'Orders']}
            rows={series.days.map((day) => [dayLabel(day.date), String(day.orders)])}
          >
            <CountChart
              rows={series.days}
              x="date"
              axisLabel={shortDate}
              tipLabel={dayLabel}
              y="orders"
              name="Orders"
            />
          </ChartFigure>
        )}
        <ChartFigure
          title="Orders by hour"
          summary={busiestHour(series.hours)}
          caption={`Orders ${period} by hour`}
          header={['Hour', 'Orders']}
          rows={series.hours.map(({ hour, orders }) => [hourLabel(hour), String(orders)])}
        >
          <CountChart
            rows={series.hours}
            x="hour"
            axisLabel={hourLabel}
            tipLabel={(hour: number) => `From ${hourLabel(hour)}`}
            y="orders"
            name="Orders"
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
