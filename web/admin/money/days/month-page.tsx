import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { ReportMonth } from '../../../../shared/contract/money/reports-contract';
import { daysBefore, kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { monthOf } from '../../../../shared/domain/platform/report-days';
import { ButtonLink } from '../../../ui/button-link';
import { StatCard } from '../../../ui/stat-card';
import { DataTable } from '../../kit/list/data-table';
import { ListPage } from '../../kit/list/list-page';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { monthLabel } from '../charts/series-words';
import type { Route } from './+types/month-page';
import { DAY_COLUMNS } from './day-columns';

const today = () => kolkataTime(new Date()).date;
const monthIn = (search: URLSearchParams) => search.get('month') ?? monthOf(today());
const rupees = (amount: number) => formatRupees(rupeesToPaise(amount));

export const clientLoader = pageLoader((api, search) =>
  api.reports.readMonth({ month: monthIn(search) }),
);

export const meta = () => [{ title: 'Close the day · Back office' }];

export default function MonthPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  const [search] = useSearchParams();
  return (
    <ListPage
      title="Close the day"
      intro="At the end of the day, count the cash, compare and sign. Open a day to see its sheet."
      actions={<ButtonLink to={`/admin/reports/days/${today()}`}>Today's sheet</ButtonLink>}
      filters={<MonthChoice month={monthIn(search)} />}
      page={page}
      failed="Failed to load the month. Please try again."
    >
      {(month) => <MonthSums month={month} />}
    </ListPage>
  );
}

function MonthChoice({ month }: { month: string }) {
  const before = monthOf(daysBefore(`${month}-01`, 1));
  const after = monthOf(daysBefore(`${month}-01`, -31));
  return (
    <nav aria-label="Months" className="flex items-center gap-3">
      <ButtonLink
        to={`?month=${before}`}
        variant="quiet"
        aria-label={`Earlier: ${monthLabel(before)}`}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </ButtonLink>
      <h2 className="min-w-40 text-center text-xl">{monthLabel(month)}</h2>
      {after <= monthOf(today()) && (
        <ButtonLink
          to={`?month=${after}`}
          variant="quiet"
          aria-label={`Later: ${monthLabel(after)}`}
        >
          <ChevronRight aria-hidden className="size-5" />
        </ButtonLink>
      )}
    </nav>
  );
}

function MonthSums({ month }: { month: ReportMonth }) {
  const { taken, refunded, left, orders, openDays, days } = month;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard label="Money taken" value={rupees(taken)} />
        <StatCard label="Refunded" value={rupees(refunded)} />
        <StatCard label="Net" value={rupees(left)} />
        <StatCard label="Days to close" value={String(openDays)}>
          {orders} orders this month
        </StatCard>
      </dl>
      <DataTable
        caption={`Days of ${monthLabel(month.month)}`}
        columns={DAY_COLUMNS}
        rows={days.toReversed().map((day) => ({ ...day, id: day.date }))}
        rowPath={({ date }) => `/admin/reports/days/${date}`}
      />
    </>
  );
}
