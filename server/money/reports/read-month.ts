import type { ReportMonth } from '../../../shared/contract/money/day-sheets';
import type { Report } from '../../../shared/contract/money/reports-contract';
import { daysBefore, kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';
import { listClosings } from './closing-store';
import { daysOf, listFigures } from './read-figures';
import { listMoney, moneySums } from './read-money';

/** @param month `YYYY-MM`. */
export async function readMonth(db: Database, month: string, now: Date): Promise<ReportMonth> {
  const span = { from: `${month}-01`, to: lastDayOf(month) };
  const money = await listMoney(db, span);
  const days = daysOf({ figures: await listFigures(db, span), money }, span, kolkataTime(now).date);
  const closings = await listClosings(db, span);
  const sold = days.reduce((sum, day) => sum + rupeesToPaise(day.sold), 0);
  return {
    month,
    ...moneySums(money),
    sold: paiseToRupees(sold),
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    openDays: days.filter((day) => !closings.has(day.date) && isUsed(day)).length,
    days: days.map((day) => ({ ...day, closed: closings.get(day.date) ?? null })),
  };
}

function lastDayOf(month: string): string {
  const next = new Date(`${month}-01`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return daysBefore(next.toISOString().slice(0, 10), 1);
}

function isUsed({ orders, cancelled, taken, refunded }: Report['days'][number]): boolean {
  return orders + cancelled > 0 || taken !== 0 || refunded !== 0;
}
