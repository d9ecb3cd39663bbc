import { timeInPart } from '../../../../shared/domain/platform/kolkata-time';
import {
  longDate,
  monthWithYear,
  shortDate,
  weekdayOf,
} from '../../../../shared/domain/platform/short-date';
import { m } from '../../../../shared/messages/compiled/messages';

/** What people typed into the URL may be no date: it is shown as it is. */
const words = (date: string, say: () => string) => (Number.isNaN(Date.parse(date)) ? date : say());

/** 'Wed, 15 Apr'. @param date `YYYY-MM-DD`. */
export const dayLabel = (date: string) =>
  words(date, () => `${weekdayOf(date, m.times_weekdays_short())}, ${shortDate(date)}`);

/** 'Wednesday, 15 April 2026'. @param date `YYYY-MM-DD`. */
export const longDay = (date: string) =>
  words(
    date,
    () => `${weekdayOf(date, m.times_weekdays())}, ${longDate(date)} ${date.slice(0, 4)}`,
  );

/** 'April 2026'. @param month `YYYY-MM`. */
export const monthLabel = (month: string) => words(month, () => monthWithYear(month));

/** '12 pm'. @param hour 0 to 23. */
export function hourLabel(hour: number): string {
  const { part } = timeInPart(hour * 60);
  return m.times_clock({ time: String(hour % 12 || 12), part });
}

/** The sum of a column, rounded to two decimals against floating-point errors. */
export function totalOf<Key extends string>(
  rows: readonly Record<Key, number>[],
  key: Key,
): number {
  return Number(rows.reduce((sum, row) => sum + row[key], 0).toFixed(2));
}

export function busiestHour(hours: readonly { hour: number; orders: number }[]): string {
  const most = hours.reduce((best, hour) => (hour.orders > best.orders ? hour : best));
  if (most.orders === 0) return m.chart_no_orders();
  return m.chart_busiest({ hour: hourLabel(most.hour) });
}
