import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DashboardToday } from '../../../../shared/contract/money/dashboard-contract';
import { minutesLabel } from '../../../../shared/domain/platform/minutes-label';
import { amountText } from '../../../../shared/domain/platform/money';
import { MOST_AVERAGED } from '../../../../shared/domain/platform/report-days';
import { m } from '../../../../shared/messages/compiled/messages';
import { Badge } from '../../../ui/badge';

/** From this many minutes on, an order has waited too long to be begun. */
const LONG_WAIT_MINUTES = 10;

export function TodayCards({ today }: { today: DashboardToday }) {
  const { date, waiting, later, oldestWaitingMinutes: oldest, sales, unpaid } = today;
  const { soldOut, handedOver, promises } = today;
  const ofToday = (filter: string) => `/admin/orders?${filter}&dateFrom=${date}&dateTo=${date}`;
  return (
    <section aria-label={m.dashboard_today()}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 pb-2">
        <h2 className="text-xl">{m.dashboard_today()}</h2>
        <p className="text-sm text-ink-soft">{m.dashboard_updates()}</p>
      </header>
      <ul className="grid grid-cols-2 gap-3 large-text:flex large-text:flex-col md:grid-cols-3">
        <TodayCard
          isWide
          to="/admin/orders?status=placed"
          label={m.dashboard_waiting()}
          value={String(waiting)}
        >
          {oldest === null ? m.dashboard_none_to_start() : <OldestWait minutes={oldest} />}
          {later > 0 && ` · ${m.dashboard_for_later({ count: later })}`}
        </TodayCard>
        <TodayCard
          to={ofToday('status=not-cancelled&paymentStatus=paid')}
          label={m.dashboard_sales_today()}
          value={sales.revenue === null ? String(sales.orders) : amountText(sales.revenue)}
        >
          {sales.revenue === null
            ? m.dashboard_paid_orders()
            : m.dashboard_from_paid({ count: sales.orders })}
        </TodayCard>
        <TodayCard
          to={ofToday('status=not-cancelled&paymentStatus=pending')}
          label={m.dashboard_unpaid_today()}
          value={String(unpaid)}
        >
          {m.dashboard_pending()}
        </TodayCard>
        <TodayCard
          to="/admin/inventory?show=sold-out"
          label={m.dashboard_sold_out_now()}
          value={String(soldOut)}
        >
          {soldOut === 0 ? m.dashboard_all_in_stock() : m.dashboard_products_on_menu()}
        </TodayCard>
        <TodayCard
          to={ofToday('status=handed-over')}
          label={m.dashboard_average_time()}
          value={handedOver.averageMinutes === null ? '–' : minutesLabel(handedOver.averageMinutes)}
        >
          {handedOverNote(handedOver.orders)}
        </TodayCard>
        <TodayCard
          isWide
          to={ofToday('status=not-cancelled')}
          label={m.dashboard_promises()}
          value={promises.total === 0 ? '–' : m.dashboard_kept_of(promises)}
        >
          {promises.total === 0 ? m.dashboard_no_promises() : m.dashboard_ready_in_time()}
        </TodayCard>
      </ul>
    </section>
  );
}

function OldestWait({ minutes }: { minutes: number }) {
  const wait = minutesLabel(minutes);
  if (minutes < LONG_WAIT_MINUTES) return m.dashboard_oldest({ wait });
  return (
    <Badge tone="chilli" icon={TriangleAlert}>
      {m.dashboard_oldest_too_long({ wait })}
    </Badge>
  );
}

function handedOverNote(count: number): string {
  if (count === 0) return m.dashboard_none_handed_over();
  if (count > MOST_AVERAGED) return m.dashboard_last_handed_over({ most: MOST_AVERAGED, count });
  return m.dashboard_handed_over({ count });
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
