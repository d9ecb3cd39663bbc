import { MINUTE_MS } from '../platform/durations';
import { daysBefore, endOfDay, kolkataTime, startOfDay } from '../platform/kolkata-time';

/** `hours` follows the ordering hours; with the other two, staff open or close the shop manually. */
export const OPENING_MODES = ['hours', 'open', 'closed'] as const;
export type OpeningMode = (typeof OPENING_MODES)[number];

/** Open from `opens`, closed from `closes`; both `HH:MM` of one day, where `24:00` is its end. */
export interface OpenSpan {
  opens: string;
  closes: string;
}

/** The spans of one day in order; none on a day without orders. */
export type DayHours = readonly OpenSpan[];

/** A day with other hours than its weekday's. */
export interface Holiday {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  date: string;
  /** Shown to customers when the day is closed; may be empty. */
  name: string;
  hours: DayHours;
}

/** Every day's hours when there are none by weekday. */
interface OpeningTimes {
  opensAt: string;
  closesAt: string;
}

interface WeeklyHours extends OpeningTimes {
  /** Monday to Sunday; null when all days are alike. */
  weeklyHours: readonly DayHours[] | null;
}

/** When the shop takes orders, in Asia/Kolkata. */
export interface OrderingHours extends WeeklyHours {
  holidays: readonly Holiday[];
}

export type OpeningSettings = OrderingHours & { openingMode: OpeningMode };

/** `HH:MM`, 00:00 to 23:59. */
export const CLOCK_TIME_PATTERN = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

/** The same, or the end of the day. */
export const CLOSING_TIME_PATTERN = /^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/;

/** In the order of the settings. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const DAYS_OF_WEEK = WEEKDAYS.length;
export const MAX_SPANS_OF_DAY = 2;
export const MAX_HOLIDAYS = 60;

/** As many days as can be closed in a row unless every weekday is. */
const HORIZON_DAYS = MAX_HOLIDAYS + DAYS_OF_WEEK;

export function minutesOf(clockTime: string): number {
  return Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));
}

/** The hours of each weekday, Monday first. */
export function weekOf({ opensAt, closesAt, weeklyHours }: WeeklyHours): readonly DayHours[] {
  return weeklyHours ?? Array(DAYS_OF_WEEK).fill([{ opens: opensAt, closes: closesAt }]);
}

/** Where days differ, `opensAt` and `closesAt` are the week's first and last, for clients of earlier releases. */
export function hoursOfWeek(week: readonly DayHours[], before: OpeningTimes): WeeklyHours {
  const [opensAt = ''] = week.flatMap((day) => day.map(({ opens }) => opens)).sort();
  const last =
    week
      .flatMap((day) => day.map(({ closes }) => closes))
      .sort()
      .at(-1) ?? '';
  // `closesAt` cannot be 24:00.
  const closesAt = last > '23:59' ? '23:59' : last;
  const times = opensAt < closesAt ? { opensAt, closesAt } : before;
  const alike = weekOf({ ...times, weeklyHours: null });
  return { ...times, weeklyHours: JSON.stringify(week) === JSON.stringify(alike) ? null : week };
}

export function holidayOn({ holidays }: OrderingHours, date: string): Holiday | undefined {
  return holidays.find((holiday) => holiday.date === date);
}

/** The hours of a day, its weekday's unless it is a holiday. @param date `YYYY-MM-DD` in Asia/Kolkata. */
export function hoursOn(hours: OrderingHours, date: string): DayHours {
  const weekday = (new Date(date).getUTCDay() + 6) % DAYS_OF_WEEK;
  return holidayOn(hours, date)?.hours ?? weekOf(hours)[weekday] ?? [];
}

/** Whether the shop takes orders now, by the staff's switch or the hours (shop rule 4). */
export function isStoreOpen(settings: OpeningSettings, now: Date): boolean {
  if (settings.openingMode !== 'hours') return settings.openingMode === 'open';
  const { date, minutes } = kolkataTime(now);
  return hoursOn(settings, date).some(
    ({ opens, closes }) => minutesOf(opens) <= minutes && minutes < minutesOf(closes),
  );
}

/** Hours that meet at midnight are one opening. @returns null if staff hold it, or if none is in two months. */
export function nextOpeningChange(settings: OpeningSettings, now: Date): Date | null {
  if (settings.openingMode !== 'hours') return null;
  const isOpen = isStoreOpen(settings, now);
  const today = kolkataTime(now).date;
  for (let day = 0; day <= HORIZON_DAYS; day += 1) {
    const date = daysBefore(today, -day);
    for (const time of hoursOn(settings, date).flatMap(({ opens, closes }) => [opens, closes])) {
      const at = new Date(Date.parse(startOfDay(date)) + minutesOf(time) * MINUTE_MS);
      if (at > now && isStoreOpen(settings, at) !== isOpen) return at;
    }
  }
  return null;
}

/** The first moment from `from` on at which the shop takes orders; null if none is known. */
export function openFrom(settings: OpeningSettings, from: Date): Date | null {
  return isStoreOpen(settings, from) ? from : nextOpeningChange(settings, from);
}

/** While open, after the next closing. @returns the next midnight if they never open it, or never close it. */
export function nextOpening(hours: OrderingHours, after: Date): Date {
  const byHours: OpeningSettings = { ...hours, openingMode: 'hours' };
  const change = nextOpeningChange(byHours, after);
  const opening =
    change && isStoreOpen(byHours, after) ? nextOpeningChange(byHours, change) : change;
  return opening ?? new Date(endOfDay(kolkataTime(after).date));
}

/** An evening that goes on after midnight belongs to the day on which it began. */
export function tomorrowsOpening(hours: OrderingHours, now: Date): Date {
  const byHours: OpeningSettings = { ...hours, openingMode: 'hours' };
  const { date } = kolkataTime(now);
  const yesterday = new Date(Date.parse(startOfDay(date)) - 1);
  const closing = isStoreOpen(byHours, yesterday) ? nextOpeningChange(byHours, yesterday) : null;
  if (closing && closing > now) return nextOpening(hours, now);
  return nextOpening(hours, new Date(Date.parse(endOfDay(date)) - 1));
}
