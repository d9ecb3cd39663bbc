import { sql } from 'kysely';
import type { Paise } from '../../shared/domain/money';
import type { Database } from '../db/database';

/** What a business day brought. */
export interface DayFigures {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  date: string;
  /** Every order placed on it, cancelled ones too. */
  orders: number;
  /** Of those that are paid and not cancelled. */
  revenue: Paise;
}

/** The business days from one to another, both included, on which an order was placed; oldest first. */
export function figuresByDay(db: Database, from: string, to: string): Promise<DayFigures[]> {
  return db
    .selectFrom('orders')
    .where('business_date', '>=', from)
    .where('business_date', '<=', to)
    .groupBy('business_date')
    .orderBy('business_date')
    .select(({ fn }) => [
      'business_date as date',
      fn.countAll<number>().as('orders'),
      sql<number>`sum(case when payment_status = 'paid' and status <> 'cancelled' then total_paise else 0 end)`.as(
        'revenue',
      ),
    ])
    .execute();
}
