import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Report, reportSpan } from '../../../../shared/contract/money/reports-contract';
import { kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
import { presetSpan, type ReportSpan } from '../../../../shared/domain/platform/report-days';
import { useApi } from '../../../api/api-provider';
import { Notice } from '../../../ui/notice';
import { SelectField } from '../../../ui/select-field';
import { StatCard } from '../../../ui/stat-card';
import { ListPage } from '../../kit/list/list-page';
import { Panel } from '../../kit/panel';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { ChartFigure } from '../charts/chart-figure';
import { longDay } from '../charts/series-words';
import type { Route } from './+types/reports-page';
import {
  billsSheet,
  daysSheet,
  moneySheet,
  ordersSheet,
  paymentsSheet,
  reportSheets,
} from './report-sheets';
import { listed, SaveSheets } from './save-sheets';
import { cellText, type Sheet } from './sheet';
import { SheetTable, shown } from './sheet-table';
import { SoldSection } from './sold-section';
import { SpanChoice } from './span-choice';

const SalesChart = lazy(async () => ({ default: (await import('../charts/charts')).SalesChart }));

const rupees = (amount: number) => cellText(amount, 'money');
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

export const meta = () => [{ title: 'Reports · Back office' }];

/** What the cafe took and sold on the days that its owner chooses. */
export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  const [search] = useSearchParams();
  const span = spanIn(search);
  const problem = reportSpan.safeParse(span).error?.issues[0]?.message;
  return (
    <ListPage
      title="Reports"
      intro="What you took and sold, for the days you choose."
      page={page}
      failed="Failed to load the report. Please try again."
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
  const period = first === last ? `on ${first}` : `from ${first} to ${last}`;
  const cancelled = days.reduce((sum, day) => sum + day.cancelled, 0);
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 large-text:grid-cols-1 lg:grid-cols-4">
        <StatCard label="Money taken" value={rupees(money.taken)} />
        <StatCard label="Refunded" value={rupees(money.refunded)} />
        <StatCard label="Net" value={rupees(money.left)} />
        <StatCard label="Orders" value={String(sold.orders)}>
          {cancelled > 0 && `and ${cancelled} cancelled`}
        </StatCard>
      </dl>
      <section aria-labelledby="money" className="flex flex-col gap-3">
        <h2 id="money" className="text-xl">
          Money
        </h2>
        <ChartFigure
          title="Money taken and orders by day"
          summary={`${rupees(money.taken)} ${period}`}
          caption="Money taken and orders by day"
          {...shown(daysSheet(report))}
        >
          <SalesChart
            days={days.map(({ taken: revenue, ...day }) => ({ ...day, revenue }))}
            amountName="Money taken"
          />
        </ChartFigure>
        <SheetTable sheet={moneySheet(report)} />
      </section>
      <SoldSection report={report} />
      <DownloadPanel report={report} />
    </>
  );
}

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
        return sheets.filter(({ name }) => name === wanted);
    }
  };
  const name = `${wanted.toLowerCase().replaceAll(' ', '-')}-${from}-to-${to}`;

  return (
    <Panel title="Download">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(12rem,100%)] flex-1">
          <SelectField
            label="What to download"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          >
            {[WHOLE, ...sheets.map(({ name }) => name), ORDERS, PAYMENTS, BILLS].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        </div>
        <SaveSheets name={name} readSheets={readSheets} />
      </div>
    </Panel>
  );
}
