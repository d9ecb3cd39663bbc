import { lazy } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import type { DashboardSeries } from '../../../shared/contract/dashboard-contract';
import { formatRupees, rupeesToPaise } from '../../../shared/domain/money';
import { SERIES_DAYS } from '../../../shared/domain/report-days';
import { classNames } from '../../ui/class-names';
import { pluralize } from '../../ui/pluralize';
import { ChartFigure } from './chart-figure';
import { daysIn } from './report-period';
import { dayLabel, hourLabel, totalOf } from './series-words';

// The chart library is larger than the rest of the page and is loaded separately.
const charts = () => import('./sales-charts');
const SalesChart = lazy(async () => ({ default: (await charts()).SalesChart }));
const HoursChart = lazy(async () => ({ default: (await charts()).HoursChart }));

export function SalesSection({ series }: { series: DashboardSeries }) {
  const days = series.days.length;
  const period = `of the last ${days} days`;
  const revenue = formatRupees(rupeesToPaise(totalOf(series.days, 'revenue')));
  const orders = pluralize(totalOf(series.days, 'orders'), 'order');
  return (
    <section aria-label="Sales">
      <header className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <h2 className="text-xl">Sales</h2>
        <PeriodChoice />
      </header>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <ChartFigure
          title="Revenue and orders by day"
          summary={`${revenue} and ${orders} in the last ${days} days`}
          caption={`Revenue and orders ${period}`}
          header={['Day', 'Orders', 'Revenue']}
          rows={series.days.map(({ date, orders, revenue: taken }) => [
            dayLabel(date),
            String(orders),
            formatRupees(rupeesToPaise(taken)),
          ])}
        >
          <SalesChart days={series.days} />
        </ChartFigure>
        <ChartFigure
          title="Orders by hour"
          summary={busiestHour(series.hours)}
          caption={`Orders ${period} by hour`}
          header={['Hour', 'Orders']}
          rows={series.hours.map(({ hour, orders }) => [hourLabel(hour), String(orders)])}
        >
          <HoursChart hours={series.hours} />
        </ChartFigure>
      </div>
    </section>
  );
}

function busiestHour(hours: DashboardSeries['hours']): string {
  const most = hours.reduce((best, hour) => (hour.orders > best.orders ? hour : best));
  return most.orders === 0 ? 'No orders in this period' : `Busiest hour: ${hourLabel(most.hour)}`;
}

/** Chooses the number of days. The choice is shown at once, while the figures load. */
function PeriodChoice() {
  const [search, setSearch] = useSearchParams();
  const { location } = useNavigation();
  const wanted = daysIn(
    location?.pathname === '/admin' ? new URLSearchParams(location.search) : search,
  );
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Days shown</legend>
      {SERIES_DAYS.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === wanted}
          onClick={() => {
            const next = new URLSearchParams(search);
            next.set('days', String(days));
            setSearch(next, { replace: true, preventScrollReset: true });
          }}
          className={classNames(
            'h-11 rounded-md border px-3 font-semibold tabular-nums',
            days === wanted
              ? 'border-hill bg-hill text-on-hill'
              : 'border-mist-strong bg-raised hover:bg-sunken',
          )}
        >
          {days} days
        </button>
      ))}
    </fieldset>
  );
}
