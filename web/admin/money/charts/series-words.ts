const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** 'Wed, 15 Apr'. @param date `YYYY-MM-DD`. */
export function dayLabel(date: string): string {
  return dayFormat.format(new Date(date));
}

const dateFormat = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', dateStyle: 'full' });

/** 'Wednesday, 15 April 2026'. @param date `YYYY-MM-DD`. */
export function longDay(date: string): string {
  return dateFormat.format(new Date(date));
}

const monthFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

/** 'April 2026'. @param month `YYYY-MM`. */
export function monthLabel(month: string): string {
  return monthFormat.format(new Date(`${month}-01`));
}

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
  return most.orders === 0 ? 'No orders in this period' : `Busiest hour: ${hourLabel(most.hour)}`;
}
