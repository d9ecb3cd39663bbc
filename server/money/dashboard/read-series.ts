import type { DashboardSeries } from '../../../shared/contract/money/dashboard-contract';
import { daysUntil, kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { SeriesDays } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';
import { ordersByHour } from '../reports/orders-by-hour';
import { figuresByDay } from './figures-by-day';

/** In Asia/Kolkata, including days and hours without orders. */
export async function readSeries(
  db: Database,
  days: SeriesDays,
  now: Date,
): Promise<DashboardSeries> {
  const { date: today } = kolkataTime(now);
  const dates = daysUntil(today, days);
  const [first = today] = dates;
  const known = new Map(
    (await figuresByDay(db, first, today)).map((figures) => [figures.date, figures]),
  );
  return {
    days: dates.map((date) => {
      const { orders = 0, revenue = 0 } = known.get(date) ?? {};
      return { date, orders, revenue: paiseToRupees(revenue) };
    }),
    hours: await ordersByHour(db, { from: first, to: today }),
  };
}
