import { lazy } from 'react';
import type { Report } from '../../../../shared/contract/money/reports-contract';
import { CHANNEL_LABELS } from '../../../../shared/domain/orders/channel';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { monthOf } from '../../../../shared/domain/platform/report-days';
import { AmountList } from '../../../ui/amount-list';
import { ButtonLink } from '../../../ui/button-link';
import { Fact, Panel } from '../../kit/panel';
import { ChartFigure } from '../charts/chart-figure';
import { busiestHour, hourLabel } from '../charts/series-words';
import {
  categoriesSheet,
  dishesSheet,
  hoursSheet,
  soldLines,
  statesSheet,
  taxesSheet,
} from './report-sheets';
import { SheetPart, shown } from './sheet-table';

const CountChart = lazy(async () => ({ default: (await import('../charts/charts')).CountChart }));

/** What was ordered in these days: an order counts on the day on which it was placed. */
export function SoldSection({ report }: { report: Report }) {
  const { sold, channels, hours, customers } = report;
  return (
    <section aria-labelledby="sold" className="flex flex-col gap-3">
      <h2 id="sold" className="text-xl">
        What you sold
      </h2>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <Panel title={`${pluralize(sold.orders, 'order')}, not counting cancelled ones`}>
          <AmountList
            lines={soldLines(sold).map(([what, amount]) => [what, rupeesToPaise(amount)] as const)}
            total={rupeesToPaise(sold.total)}
          />
          {channels.length > 1 && (
            <dl className="mt-3">
              {channels.map(({ channel, orders, sold: amount }) => (
                <Fact
                  key={channel}
                  term={`${CHANNEL_LABELS[channel]}: ${pluralize(orders, 'order')}`}
                >
                  {formatRupees(rupeesToPaise(amount))}
                </Fact>
              ))}
            </dl>
          )}
          <p className="mt-3 text-ink-soft">
            {pluralize(customers.fresh, 'new customer')}, {customers.returning} returning.
            {customers.forgotten > 0 &&
              ` ${pluralize(customers.forgotten, 'order')} from deleted accounts.`}
          </p>
        </Panel>
        <ChartFigure
          title="Orders by hour"
          summary={busiestHour(hours)}
          caption="Orders by hour"
          {...shown(hoursSheet(report))}
        >
          <CountChart
            rows={hours}
            x="hour"
            axisLabel={hourLabel}
            tipLabel={(hour: number) => `From ${hourLabel(hour)}`}
            y="orders"
            name="Orders"
          />
        </ChartFigure>
      </div>
      {report.taxes.length > 0 && (
        <>
          <SheetPart sheet={taxesSheet(report)} />
          <ButtonLink
            to={`/admin/bills?month=${monthOf(report.to)}`}
            variant="quiet"
            className="self-start"
          >
            Bills and GSTR-1
          </ButtonLink>
        </>
      )}
      <SheetPart sheet={statesSheet(report)} />
      <SheetPart sheet={categoriesSheet(report)} />
      <SheetPart sheet={dishesSheet(report)} paged />
    </section>
  );
}
