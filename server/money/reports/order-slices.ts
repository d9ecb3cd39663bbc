import { setImmediate as nextTurn } from 'node:timers/promises';
import { daysBefore, endOfDay, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';

/** One statement reads these: SQLite takes some 10 ms for their lines. */
const SLICE_ORDERS = 2000;

/** Other requests run between: SQLite uses their thread. Never splits a day. @param days oldest first. */
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

/** The index of times finds them. */
export function ordersSold(db: Database, { from, to }: ReportSpan) {
  return db
    .selectFrom('orders')
    .where('orders.created_at', '>=', startOfDay(from))
    .where('orders.created_at', '<', endOfDay(to))
    .where('orders.status', '<>', 'cancelled');
}
