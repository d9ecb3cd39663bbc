import { sql } from 'kysely';
import type { Paise } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';

export interface DayFigures {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  date: string;
  /** Cancelled ones included. */
  orders: number;
  revenue: Paise;
}

export const REVENUE_PAISE = sql<
  number | null
>`sum(case when payment_status = 'paid' and status <> 'cancelled' then total_paise else 0 end)`;

/** The range includes both ends. Oldest first, without days that have no orders. */
export async function figuresByDay(db: Database, from: string, to: string): Promise<DayFigures[]> {
  const rows = await db
    .selectFrom('daily_figures')
    .where('business_date', '>=', from)
    .where('business_date', '<=', to)
    .groupBy('business_date')
    .orderBy('business_date')
    .select(({ fn }) => [
      'business_date as date',
      fn.sum<number>('orders').as('orders'),
      REVENUE_PAISE.as('revenue'),
    ])
    .execute();
  return rows.map(({ revenue, ...same }) => ({ ...same, revenue: revenue ?? 0 }));
}
