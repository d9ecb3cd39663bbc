import { lazy } from 'react';
import type { Report } from '../../../../shared/contract/money/reports-contract';
import { CHANNEL_LABELS } from '../../../../shared/domain/orders/channel';
import { amountText, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { monthOf } from '../../../../shared/domain/platform/report-days';
import { m } from '../../../../shared/messages/compiled/messages';
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
  wasteSheet,
} from './report-sheets';
import { onPage } from './sheet';
import { SheetPart, shown } from './sheet-table';

const CountChart = lazy(async () => ({ default: (await import('../charts/charts')).CountChart }));

/** What was ordered in these days: an order counts on the day on which it was placed. */
export function SoldSection({ report }: { report: Report }) {
  const { sold, channels, hours, customers } = report;
  return (
    <section aria-labelledby="sold" className="flex flex-col gap-3">
      <h2 id="sold" className="text-xl">
        {m.reports_what_you_sold()}
      </h2>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <Panel title={m.reports_sold_orders({ count: sold.orders })}>
          <AmountList
            lines={soldLines(sold).map(
              ([what, amount]) => [onPage(what), rupeesToPaise(amount)] as const,
            )}
            total={rupeesToPaise(sold.total)}
          />
          {channels.length > 1 && (
            <dl className="mt-3">
              {channels.map(({ channel, orders, sold: amount }) => (
                <Fact
                  key={channel}
                  term={m.reports_channel_orders({
                    channel: CHANNEL_LABELS[channel],
                    count: orders,
                  })}
                >
                  {amountText(amount)}
                </Fact>
              ))}
            </dl>
          )}
          <p className="mt-3 text-ink-soft">
            {m.reports_customer_counts({ count: customers.fresh, returning: customers.returning })}
            {customers.forgotten > 0 &&
              ` ${m.reports_forgotten_orders({ count: customers.forgotten })}`}
          </p>
        </Panel>
        <ChartFigure
          title={m.chart_orders_by_hour()}
          summary={busiestHour(hours)}
          caption={m.chart_orders_by_hour()}
          {...shown(hoursSheet(report))}
        >
          <CountChart
            rows={hours}
            x="hour"
            axisLabel={hourLabel}
            tipLabel={(hour: number) => m.chart_from_hour({ hour: hourLabel(hour) })}
            y="orders"
            name={m.reports_orders()}
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
            {m.reports_bills_and_gstr()}
          </ButtonLink>
        </>
      )}
      {report.waste.length > 0 && <SheetPart sheet={wasteSheet(report)} />}
      <SheetPart sheet={statesSheet(report)} />
      <SheetPart sheet={categoriesSheet(report)} />
      <SheetPart sheet={dishesSheet(report)} paged />
    </section>
  );
}
