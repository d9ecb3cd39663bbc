import { m } from '../../messages/compiled/messages';

// Tables, because `Intl`'s first formatter would take a weak phone 80 ms, and not each phone knows Nepali.

/** '21 Nov'. @param date `YYYY-MM-DD`. */
export function shortDate(date: string): string {
  return withMonth(date, m.times_months_short());
}

/** '21 November'. @param date `YYYY-MM-DD`. */
export function longDate(date: string): string {
  return withMonth(date, m.times_months());
}

function withMonth(date: string, months: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day} ${months.split(' ')[Number(month) - 1]}`;
}

/** '21 Nov 2026'. @param date `YYYY-MM-DD`. */
export function dateWithYear(date: string): string {
  return `${shortDate(date)} ${date.slice(0, 4)}`;
}

/** 'November 2026'. @param month `YYYY-MM`. */
export function monthWithYear(month: string): string {
  const [year, number] = month.split('-');
  return `${m.times_months().split(' ')[Number(number) - 1]} ${year}`;
}

/** @param date `YYYY-MM-DD`. @param weekdays the words for Monday to Sunday. */
export function weekdayOf(date: string, weekdays: string): string {
  return weekdays.split(' ')[(new Date(date).getUTCDay() + 6) % 7] ?? '';
}

/** 'Monday' to 'Sunday'. */
export function weekdayNames(): string[] {
  return m.times_weekdays().split(' ');
}
