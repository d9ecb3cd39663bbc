import type { Report } from '../../../shared/contract/money/reports-contract';
import { CHANNELS } from '../../../shared/domain/orders/channel';
import { ORDER_STATUSES } from '../../../shared/domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../../shared/domain/orders/payment';
import { daysUntil } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { daysOfSpan, type ReportSpan } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';
import type { DailyFiguresTable } from '../../platform/db/schema';
import { type DayMoney, moneySums } from './read-money';

/** Oldest first: at most sixty rows a day. */
export function listFigures(db: Database, { from, to }: ReportSpan): Promise<DailyFiguresTable[]> {
  return db
    .selectFrom('daily_figures')
    .selectAll()
    .where('business_date', '>=', from)
    .where('business_date', '<=', to)
    .where('orders', '>', 0)
    .orderBy('business_date')
    .execute();
}

/** Oldest first. */
export function ordersByDay(figures: readonly DailyFiguresTable[]) {
  const days = new Map<string, number>();
  for (const { business_date, orders } of figures) {
    days.set(business_date, (days.get(business_date) ?? 0) + orders);
  }
  return [...days].map(([date, orders]) => ({ date, orders }));
}

export function daysOf(
  { figures, money }: { figures: readonly DailyFiguresTable[]; money: readonly DayMoney[] },
  { from, to }: ReportSpan,
  today: string,
): Report['days'] {
  const last = to < today ? to : today;
  const empty = { orders: 0, sold: 0, cancelled: 0 };
  const days = new Map<string, typeof empty>();
  for (const { business_date, status, orders, total_paise } of figures) {
    const day = days.get(business_date) ?? empty;
    days.set(
      business_date,
      status === 'cancelled'
        ? { ...day, cancelled: day.cancelled + orders }
        : { ...day, orders: day.orders + orders, sold: day.sold + total_paise },
    );
  }
  return daysUntil(last, Math.max(0, daysOfSpan({ from, to: last }))).map((date) => {
    const { sold, ...counts } = days.get(date) ?? empty;
    const ofDay = money.filter((row) => row.date === date);
    return { date, ...counts, sold: paiseToRupees(sold), ...moneySums(ofDay) };
  });
}

/** In the order in which an order passes through them. */
export function statesOf(figures: readonly DailyFiguresTable[]): Report['states'] {
  return ORDER_STATUSES.flatMap((status) =>
    PAYMENT_STATUSES.flatMap((paymentStatus) => {
      const same = figures.filter(
        (row) => row.status === status && row.payment_status === paymentStatus,
      );
      return same.length === 0 ? [] : [{ status, paymentStatus, ...sumsOf(same) }];
    }),
  );
}

export function channelsOf(figures: readonly DailyFiguresTable[]): Report['channels'] {
  return CHANNELS.flatMap((channel) => {
    const same = figures.filter((row) => row.channel === channel && row.status !== 'cancelled');
    const { orders, total: sold } = sumsOf(same);
    return orders === 0 ? [] : [{ channel, orders, sold }];
  });
}

export function sumsOf(rows: readonly DailyFiguresTable[]) {
  const sum = (of: 'orders' | 'total_paise') => rows.reduce((all, row) => all + row[of], 0);
  return { orders: sum('orders'), total: paiseToRupees(sum('total_paise')) };
}
