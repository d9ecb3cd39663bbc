import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';

const HOURS_OF_A_DAY = 24;

/** In Asia/Kolkata, including hours without orders. */
export async function ordersByHour(db: Database, { from, to }: ReportSpan) {
  const hours = await db
    .selectFrom('hourly_figures')
    .where('business_date', '>=', from)
    .where('business_date', '<=', to)
    .groupBy('hour')
    .select(({ fn }) => ['hour', fn.sum<number>('orders').as('orders')])
    .execute();
  const counted = new Map(hours.map(({ hour, orders }) => [hour, orders]));
  return Array.from({ length: HOURS_OF_A_DAY }, (_, hour) => ({
    hour,
    orders: counted.get(hour) ?? 0,
  }));
}
