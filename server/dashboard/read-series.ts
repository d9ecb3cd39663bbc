import { sql } from 'kysely';
import type { DashboardSeries } from '../../shared/contract/dashboard-contract';
import { daysUntil, kolkataHour, kolkataTime } from '../../shared/domain/kolkata-time';
import { paiseToRupees } from '../../shared/domain/money';
import type { SeriesDays } from '../../shared/domain/report-days';
import type { Database } from '../db/database';
import { figuresByDay } from './figures-by-day';

const HOURS_OF_A_DAY = 24;

/**
 * Orders and revenue of the last days, and their orders by the hour, all in Asia/Kolkata; the days
 * and hours without an order are 0.
 */
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
    hours: await ordersByHour(db, first, today),
  };
}

/** The clock in Kolkata turns its hour at half past UTC's: a stored time is read by half hours. */
async function ordersByHour(
  db: Database,
  from: string,
  to: string,
): Promise<DashboardSeries['hours']> {
  const halfHours = await db
    .selectFrom('orders')
    .where('business_date', '>=', from)
    .where('business_date', '<=', to)
    .select(({ fn }) => [
      sql<string>`substr(created_at, 12, 2)`.as('hour'),
      sql<number>`case when substr(created_at, 15, 2) >= '30' then 30 else 0 end`.as('minute'),
      fn.countAll<number>().as('orders'),
    ])
    .groupBy(['hour', 'minute'])
    .execute();
  const counts = new Array<number>(HOURS_OF_A_DAY).fill(0);
  for (const { hour, minute, orders } of halfHours) {
    const local = kolkataHour(Number(hour) * 60 + minute);
    counts[local] = (counts[local] ?? 0) + orders;
  }
  return counts.map((orders, hour) => ({ hour, orders }));
}
