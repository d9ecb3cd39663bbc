import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Report, reportSpan } from '../../../../shared/contract/money/reports-contract';
import { kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
import { amountText } from '../../../../shared/domain/platform/money';
import { presetSpan, type ReportSpan } from '../../../../shared/domain/platform/report-days';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Notice } from '../../../ui/notice';
import { Options, SelectField } from '../../../ui/select-field';
import { StatCard } from '../../../ui/stat-card';
import { ListPage } from '../../kit/list/list-page';
import { Panel } from '../../kit/panel';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { ChartFigure } from '../charts/chart-figure';
import { longDay } from '../charts/series-words';
import type { Route } from './+types/reports-page';
import { billsSheet, ordersSheet, paymentsSheet } from './file-sheets';
import { daysSheet, moneySheet, reportSheets } from './report-sheets';
import { listed, SaveSheets } from './save-sheets';
import { inFiles, onPage, type Sheet } from './sheet';
import { SheetTable, shown } from './sheet-table';
import { SoldSection } from './sold-section';
import { SpanChoice } from './span-choice';

const SalesChart = lazy(async () => ({ default: (await import('../charts/charts')).SalesChart }));

const today = () => kolkataTime(new Date()).date;

/** The days in the URL, this month by default. They may be wrong: people type them. */
function spanIn(search: URLSearchParams): ReportSpan {
  const usual = presetSpan('this-month', today());
  return { from: search.get('from') ?? usual.from, to: search.get('to') ?? usual.to };
}

export const clientLoader = pageLoader(async (api, search) => {
  const span = spanIn(search);
  return reportSpan.safeParse(span).success ? api.reports.read(span) : null;
});

/** The list of dishes is sorted and paged here, so its changes load nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return ['from', 'to'].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  );
}

export const meta = () => [{ title: m.office_page_title({ page: m.reports_title() }) }];

/** What the cafe took and sold on the days that its owner chooses. */
export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  const [search] = useSearchParams();
  const span = spanIn(search);
  const problem = reportSpan.safeParse(span).error?.issues[0]?.message;
  return (
    <ListPage
      title={m.reports_title()}
      intro={m.reports_intro()}
      page={page}
      failed={m.reports_failed()}
      filters={
        <>
          <SpanChoice span={span} today={today()} />
          {problem !== undefined && (
            <Notice kind="error" role="alert">
              {problem}
            </Notice>
          )}
        </>
      }
    >
      {(report) => report && <ReportParts report={report} />}
    </ListPage>
  );
}

function ReportParts({ report }: { report: Report }) {
  const { money, sold, days } = report;
  const [first, last] = [longDay(report.from), longDay(report.to)];
  const amount = amountText(money.taken);
  const cancelled = days.reduce((sum, day) => sum + day.cancelled, 0);
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 large-text:grid-cols-1 lg:grid-cols-4">
        <StatCard label={m.reports_money_taken()} value={amount} />
        <StatCard label={m.reports_refunded()} value={amountText(money.refunded)} />
        <StatCard label={m.reports_net()} value={amountText(money.left)} />
        <StatCard label={m.reports_orders()} value={String(sold.orders)}>
          {cancelled > 0 && m.reports_and_cancelled({ count: cancelled })}
        </StatCard>
      </dl>
      <section aria-labelledby="money" className="flex flex-col gap-3">
        <h2 id="money" className="text-xl">
          {m.reports_money()}
        </h2>
        <ChartFigure
          title={m.reports_taken_by_day()}
          summary={
            first === last
              ? m.reports_amount_on({ amount, day: first })
              : m.reports_amount_span({ amount, first, last })
          }
          caption={m.reports_taken_by_day()}
          {...shown(daysSheet(report))}
        >
          <SalesChart
            days={days.map(({ taken: revenue, ...day }) => ({ ...day, revenue }))}
            amountName={m.reports_money_taken()}
          />
        </ChartFigure>
        <SheetTable sheet={moneySheet(report)} />
      </section>
      <SoldSection report={report} />
      <DownloadPanel report={report} />
    </>
  );
}

// What can be downloaded besides the sheets, by its name in the file's name.
const WHOLE = 'Whole report';
const ORDERS = 'Every order';
const PAYMENTS = 'Every payment';
const BILLS = 'Every bill';

/** Saves what the page shows, or a list of single orders, as a file. */
function DownloadPanel({ report }: { report: Report }) {
  const api = useApi();
  const [wanted, setWanted] = useState(WHOLE);
  const sheets = reportSheets(report);
  const { from, to } = report;
  const span = { from, to };

  const readSheets = async (): Promise<Sheet[]> => {
    switch (wanted) {
      case WHOLE:
        return sheets;
      case ORDERS:
        return [ordersSheet(listed(await api.reports.listOrders(span), 'orders'))];
      case PAYMENTS:
        return [paymentsSheet(listed(await api.reports.listPayments(span), 'payments'))];
      case BILLS:
        return [billsSheet(listed(await api.bills.list(span), 'bills'))];
      default:
        return sheets.filter(({ name }) => inFiles(name) === wanted);
    }
  };
  const name = `${wanted.toLowerCase().replaceAll(' ', '-')}-${from}-to-${to}`;

  return (
    <Panel title={m.reports_download()}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(12rem,100%)] flex-1">
          <SelectField
            label={m.reports_what_to_download()}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          >
            <Options
              of={[
                [WHOLE, m.reports_whole()],
                ...sheets.map(({ name }) => [inFiles(name), onPage(name)] as const),
                [ORDERS, m.reports_every_order()],
                [PAYMENTS, m.reports_every_payment()],
                [BILLS, m.bills_every()],
              ]}
            />
          </SelectField>
        </div>
        <SaveSheets name={name} readSheets={readSheets} />
      </div>
    </Panel>
  );
}
