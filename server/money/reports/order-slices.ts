import { setImmediate as nextTurn } from 'node:timers/promises';
import { daysBefore, endOfDay, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';

/** The orders that one statement of a report reads: SQLite takes some 10 ms for their lines. */
const SLICE_ORDERS = 2000;

/**
 * Splits a span into parts with few orders, which cover it, and lets other requests run between them:
 * SQLite uses their thread. A day is never split.
 * @param days the days with orders, oldest first, and how many each has.
 */
export async function* orderSlices(
  { from, to }: ReportSpan,
  days: readonly { date: string; orders: number }[],
): AsyncGenerator<ReportSpan> {
  let start = from;
  let counted = 0;
  for (const { date, orders } of days) {
    if (counted > 0 && counted + orders > SLICE_ORDERS) {
      yield { from: start, to: daysBefore(date, 1) };
      await nextTurn();
      start = date;
      counted = 0;
    }
    counted += orders;
  }
  yield { from: start, to };
}

/** The orders of a span that are not cancelled. The index of times finds them. */
export function ordersSold(db: Database, { from, to }: ReportSpan) {
  return db
    .selectFrom('orders')
    .where('orders.created_at', '>=', startOfDay(from))
    .where('orders.created_at', '<', endOfDay(to))
    .where('orders.status', '<>', 'cancelled');
}
