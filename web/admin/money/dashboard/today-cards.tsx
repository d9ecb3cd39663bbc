import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DashboardToday } from '../../../../shared/contract/money/dashboard-contract';
import { minutesLabel } from '../../../../shared/domain/platform/minutes-label';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { MOST_AVERAGED } from '../../../../shared/domain/platform/report-days';
import { Badge } from '../../../ui/badge';

/** From this many minutes on, an order has waited too long to be begun. */
const LONG_WAIT_MINUTES = 10;

export function TodayCards({ today }: { today: DashboardToday }) {
  const { date, waiting, later, oldestWaitingMinutes: oldest, sales, unpaid } = today;
  const { soldOut, handedOver, promises } = today;
  const ofToday = (filter: string) => `/admin/orders?${filter}&dateFrom=${date}&dateTo=${date}`;
  return (
    <section aria-label="Today">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 pb-2">
        <h2 className="text-xl">Today</h2>
        <p className="text-sm text-ink-soft">Updates every 15 seconds</p>
      </header>
      <ul className="grid grid-cols-2 gap-3 large-text:flex large-text:flex-col md:grid-cols-3">
        <TodayCard
          isWide
          to="/admin/orders?status=placed"
          label="Orders waiting"
          value={String(waiting)}
        >
          {oldest === null ? 'No orders to start' : <OldestWait minutes={oldest} />}
          {later > 0 && ` · ${later} for later`}
        </TodayCard>
        <TodayCard
          to={ofToday('status=not-cancelled&paymentStatus=paid')}
          label="Sales today"
          value={
            sales.revenue === null
              ? String(sales.orders)
              : formatRupees(rupeesToPaise(sales.revenue))
          }
        >
          {sales.revenue === null ? 'Paid orders' : `From ${pluralize(sales.orders, 'paid order')}`}
        </TodayCard>
        <TodayCard
          to={ofToday('status=not-cancelled&paymentStatus=pending')}
          label="Unpaid orders today"
          value={String(unpaid)}
        >
          Payment still pending
        </TodayCard>
        <TodayCard to="/admin/inventory?show=sold-out" label="Sold out now" value={String(soldOut)}>
          {soldOut === 0 ? 'Everything on the menu is in stock' : 'Products on the menu'}
        </TodayCard>
        <TodayCard
          to={ofToday('status=handed-over')}
          label="Average time to hand over"
          value={handedOver.averageMinutes === null ? '–' : minutesLabel(handedOver.averageMinutes)}
        >
          {handedOverNote(handedOver.orders)}
        </TodayCard>
        <TodayCard
          isWide
          to={ofToday('status=not-cancelled')}
          label="Promises kept"
          value={promises.total === 0 ? '–' : `${promises.kept} of ${promises.total}`}
        >
          {promises.total === 0 ? 'No promised time has come yet' : 'Orders ready in time today'}
        </TodayCard>
      </ul>
    </section>
  );
}

function OldestWait({ minutes }: { minutes: number }) {
  const words = `Oldest: ${minutesLabel(minutes)}`;
  if (minutes < LONG_WAIT_MINUTES) return words;
  return (
    <Badge tone="chilli" icon={TriangleAlert}>
      {words}, too long
    </Badge>
  );
}

function handedOverNote(orders: number): string {
  if (orders === 0) return 'No order handed over yet today';
  if (orders > MOST_AVERAGED) return `The last ${MOST_AVERAGED} of ${orders} orders today`;
  return `${pluralize(orders, 'order')} on the way or delivered today`;
}

interface TodayCardProps {
  to: string;
  /** On a phone. */
  isWide?: boolean;
  label: string;
  value: string;
  children: ReactNode;
}

function TodayCard({ to, isWide = false, label, value, children }: TodayCardProps) {
  return (
    <li className={isWide ? 'col-span-2 md:col-span-1' : undefined}>
      <Link
        to={to}
        className="flex h-full flex-col gap-1 rounded-lg border border-mist bg-raised p-4 shadow-card hover:bg-hill-soft/60"
      >
        <span className="text-sm font-semibold text-hill underline-offset-4">{label}</span>
        <span className="font-display text-lg font-semibold whitespace-nowrap tabular-nums sm:text-xl xl:text-2xl">
          {value}
        </span>
        <span className="text-sm text-ink-soft tabular-nums">{children}</span>
      </Link>
    </li>
  );
}
