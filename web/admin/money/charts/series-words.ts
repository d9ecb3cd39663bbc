import { m } from '../../../../shared/messages/compiled/messages';

const SHAPES = {
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** @param date `YYYY-MM-DD`, or `YYYY-MM` for a month; what people typed into the URL may be neither. */
function dateText(date: string, shape: keyof typeof SHAPES): string {
  const key = `${m.language_tag()} ${shape}`;
  const usual = { timeZone: 'UTC', numberingSystem: 'latn' };
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(m.language_tag(), { ...usual, ...SHAPES[shape] });
  formats.set(key, format);
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? date : format.format(at);
}

/** 'Wed, 15 Apr'. @param date `YYYY-MM-DD`. */
export const dayLabel = (date: string) => dateText(date, 'short');

/** 'Wednesday, 15 April 2026'. @param date `YYYY-MM-DD`. */
export const longDay = (date: string) => dateText(date, 'long');

/** 'April 2026'. @param month `YYYY-MM`. */
export const monthLabel = (month: string) => dateText(month, 'month');

/** '12 pm'. @param hour 0 to 23. */
export function hourLabel(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
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
