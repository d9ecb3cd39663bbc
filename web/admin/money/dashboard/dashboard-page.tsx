import { useSearchParams } from 'react-router';
import type { PopularProduct } from '../../../../shared/contract/money/dashboard-contract';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { orderFromWire } from '../../../api/order-from-wire';
import { Notice } from '../../../ui/notice';
import { Price } from '../../../ui/price';
import { type Column, DataTable } from '../../kit/list/data-table';
import { LoadFailure } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { RECENT_ORDER_COLUMNS } from '../../orders/order-columns';
import { FirstDayList, ShowFirstDay } from '../../shop/first-day/first-day-list';
import { useFirstDay } from '../../shop/first-day/use-first-day';
import { daysIn } from '../charts/report-period';
import type { Route } from './+types/dashboard-page';
import {
  DayToCloseNotice,
  GuardOffNotice,
  ManyCodesNotice,
  MessagesNotice,
} from './dashboard-notices';
import { DashboardSection, usePathOf } from './dashboard-section';
import { ProofNotice } from './proof-notice';
import {
  CancelledToCheckNotice,
  ClaimedNotice,
  GatewayTroublesNotice,
  HandedOverUnpaidNotice,
  RefundsNotice,
  ReversedPaymentsNotice,
} from './refunds-notice';
import { SalesSection } from './sales-section';
import { StatCards } from './stat-cards';
import { TodayCards } from './today-cards';

const RECENT_ORDERS = 5;

export const clientLoader = pageLoader(async (api, search) => {
  const [today, stats, trends, series, recent, popular, guard] = await Promise.all([
    api.dashboard.readToday(),
    api.dashboard.readStats(),
    api.dashboard.readTrends(),
    api.dashboard.readSeries({ days: daysIn(search) }),
    api.orders.list({ limit: RECENT_ORDERS }),
    api.dashboard.listPopularProducts(),
    api.guard.readStatus(),
  ]);
  const orders = recent.items.map((order) => orderFromWire(order));
  return { today, stats, trends, series, popular, guard, recent: orders };
});

export const meta = () => [{ title: m.office_page_title({ page: m.dashboard_title() }) }];

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const page = usePageData(loaderData);
  const { data } = page;
  const firstDay = useFirstDay();
  const ordersPath = usePathOf('orders');
  const productsPath = usePathOf('products');

  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">{m.dashboard_title()}</h1>
      {search.has('denied') && (
        <Notice kind="error" role="alert">
          <strong className="block">{m.dashboard_denied_title()}</strong>
          {m.dashboard_denied()}
        </Notice>
      )}
      <LoadFailure page={page} message={m.dashboard_failed()} />
      {firstDay && <FirstDayList firstDay={firstDay} />}
      {data && (
        <>
          <ManyCodesNotice {...data.stats.signInCodes} />
          <RefundsNotice refunds={data.today.refunds} total={data.today.refundsDue} />
          <ClaimedNotice orders={data.today.claimed} total={data.today.claimedTotal} />
          <CancelledToCheckNotice
            orders={data.today.cancelledToCheck}
            total={data.today.cancelledToCheckTotal}
          />
          <ReversedPaymentsNotice payments={data.today.reversedPayments} />
          <GatewayTroublesNotice troubles={data.today.gatewayTroubles} />
          <HandedOverUnpaidNotice unpaid={data.today.handedOverUnpaid} />
          <DayToCloseNotice date={data.today.dayToClose} />
          <MessagesNotice count={data.today.messagesToAnswer} />
          {data.guard.offUnseen && <GuardOffNotice />}
          <TodayCards today={data.today} />
          <StatCards stats={data.stats} trends={data.trends} />
          <ProofNotice proof={data.stats.proof} />
          <SalesSection series={data.series} />
          <DashboardSection title={m.dashboard_recent()} path={ordersPath}>
            <DataTable
              caption={m.dashboard_recent_caption()}
              columns={RECENT_ORDER_COLUMNS}
              rows={data.recent}
              rowPath={ordersPath ? ({ id }) => `${ordersPath}/${id}` : undefined}
            />
          </DashboardSection>
          <DashboardSection title={m.dashboard_popular()} path={productsPath}>
            <DataTable
              caption={m.dashboard_popular_caption()}
              columns={
                data.stats.totalRevenue === null ? POPULAR_WITHOUT_REVENUE : POPULAR_PRODUCT_COLUMNS
              }
              rows={data.popular}
            />
          </DashboardSection>
        </>
      )}
      {firstDay && <ShowFirstDay firstDay={firstDay} />}
    </div>
  );
}

const POPULAR_PRODUCT_COLUMNS: readonly Column<PopularProduct>[] = [
  {
    id: 'name',
    accessorKey: 'name',
    header: m.dashboard_product,
    cell: ({ row }) => <bdi>{row.original.name}</bdi>,
  },
  {
    id: 'totalOrders',
    accessorKey: 'totalOrders',
    header: m.dashboard_orders,
    isNumeric: true,
    hasCardLabel: true,
  },
  {
    id: 'revenue',
    accessorKey: 'revenue',
    header: m.dashboard_revenue,
    isNumeric: true,
    hasCardLabel: true,
    cell: ({ row: { original } }) =>
      original.revenue !== null && <Price amount={rupeesToPaise(original.revenue)} />,
  },
];

/** For staff from whom the owner hides the revenue. */
const POPULAR_WITHOUT_REVENUE = POPULAR_PRODUCT_COLUMNS.filter(({ id }) => id !== 'revenue');
