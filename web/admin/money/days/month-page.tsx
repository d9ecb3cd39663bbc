import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { ReportMonth } from '../../../../shared/contract/money/day-sheets';
import { daysBefore, kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
import { amountText, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { monthOf } from '../../../../shared/domain/platform/report-days';
import { m } from '../../../../shared/messages/compiled/messages';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button-link';
import { Price } from '../../../ui/price';
import { StatCard } from '../../../ui/stat-card';
import { type Column, DataTable } from '../../kit/list/data-table';
import { ListPage } from '../../kit/list/list-page';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { dayLabel, monthLabel } from '../charts/series-words';
import type { Route } from './+types/month-page';

const today = () => kolkataTime(new Date()).date;
const monthIn = (search: URLSearchParams) => search.get('month') ?? monthOf(today());
export const clientLoader = pageLoader((api, search) =>
  api.reports.readMonth({ month: monthIn(search) }),
);

export const meta = () => [{ title: m.office_page_title({ page: m.closing_title() }) }];

export default function MonthPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  const [search] = useSearchParams();
  return (
    <ListPage
      title={m.closing_title()}
      intro={m.closing_intro()}
      actions={<ButtonLink to={`/admin/reports/days/${today()}`}>{m.closing_today()}</ButtonLink>}
      filters={<MonthChoice month={monthIn(search)} />}
      page={page}
      failed={m.closing_month_failed()}
    >
      {(month) => <MonthSums month={month} />}
    </ListPage>
  );
}

function MonthChoice({ month }: { month: string }) {
  const before = monthOf(daysBefore(`${month}-01`, 1));
  const after = monthOf(daysBefore(`${month}-01`, -31));
  return (
    <nav aria-label={m.closing_months()} className="flex flex-wrap items-center gap-3">
      <ButtonLink
        to={`?month=${before}`}
        variant="quiet"
        aria-label={m.closing_earlier({ month: monthLabel(before) })}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </ButtonLink>
      <h2 className="min-w-[min(10rem,100%)] text-center text-xl">{monthLabel(month)}</h2>
      {after <= monthOf(today()) && (
        <ButtonLink
          to={`?month=${after}`}
          variant="quiet"
          aria-label={m.closing_later({ month: monthLabel(after) })}
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
      <dl className="grid grid-cols-2 gap-3 large-text:grid-cols-1 lg:grid-cols-4">
        <StatCard label={m.reports_money_taken()} value={amountText(taken)} />
        <StatCard label={m.closing_refunded()} value={amountText(refunded)} />
        <StatCard label={m.closing_net()} value={amountText(left)} />
        <StatCard label={m.closing_days_to_close()} value={String(openDays)}>
          {m.closing_orders_this_month({ count: orders })}
        </StatCard>
      </dl>
      <DataTable
        caption={m.closing_days_of({ month: monthLabel(month.month) })}
        columns={DAY_COLUMNS}
        rows={days.toReversed().map((day) => ({ ...day, id: day.date }))}
        rowPath={({ date }) => `/admin/reports/days/${date}`}
      />
    </>
  );
}

type Day = ReportMonth['days'][number] & { id: string };

const amount = (id: 'taken' | 'refunded' | 'left', header: () => string): Column<Day> => ({
  id,
  accessorKey: id,
  header,
  isNumeric: true,
  hasCardLabel: true,
  cell: ({ row }) => <Price amount={rupeesToPaise(row.original[id])} />,
});

const DAY_COLUMNS: readonly Column<Day>[] = [
  {
    id: 'date',
    accessorKey: 'date',
    header: m.closing_day,
    isWideOnCard: true,
    cell: ({ row }) => dayLabel(row.original.date),
  },
  {
    id: 'orders',
    accessorKey: 'orders',
    header: m.closing_orders,
    isNumeric: true,
    hasCardLabel: true,
  },
  amount('taken', m.closing_taken),
  amount('refunded', m.closing_refunded),
  amount('left', m.closing_net),
  {
    id: 'closed',
    accessorFn: ({ closed }) => closed?.by ?? '',
    header: m.closing_closed,
    isWideOnCard: true,
    cell: ({ row }) => <ClosedBadge day={row.original} />,
  },
];

function ClosedBadge({ day }: { day: Day }) {
  const { closed, orders, cancelled, taken, refunded } = day;
  if (closed) {
    return (
      <Badge tone="leaf">
        <bdi>{m.closing_by({ name: closed.by })}</bdi>
      </Badge>
    );
  }
  const isEmpty = orders + cancelled === 0 && taken === 0 && refunded === 0;
  return isEmpty ? m.closing_nothing() : <Badge tone="waffle">{m.closing_not_yet()}</Badge>;
}
