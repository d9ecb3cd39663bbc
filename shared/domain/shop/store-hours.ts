import { MINUTE_MS } from '../platform/durations';
import { daysBefore, endOfDay, kolkataTime, startOfDay } from '../platform/kolkata-time';

/** `hours` follows the ordering hours; with the other two, staff open or close the shop manually. */
export const OPENING_MODES = ['hours', 'open', 'closed'] as const;
export type OpeningMode = (typeof OPENING_MODES)[number];

/**
 * Open from `opens`, closed from `closes`; both `HH:MM`, where `24:00` is the day's end. A closing that
 * is earlier than the opening is on the next day: 18:00 to 02:00.
 */
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
export const MAX_SPANS_OF_DAY = 3;
/** A later closing after midnight is a typing error, such as 10:00 to 07:40 for 19:40. */
export const LATEST_CLOSING_AFTER_MIDNIGHT = '06:00';
export const MAX_HOLIDAYS = 60;

const DAY_MINUTES = 1440;

/** As many days as can be closed in a row unless every weekday is. */
const HORIZON_DAYS = MAX_HOLIDAYS + DAYS_OF_WEEK;

export function minutesOf(clockTime: string): number {
  return Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));
}

/** Whether a span ends on the day after the one on which it begins. */
export function endsNextDay({ opens, closes }: OpenSpan): boolean {
  return closes < opens;
}

/** Minutes from the midnight before the opening, at most 1800. */
export function closingMinutes(span: OpenSpan): number {
  return minutesOf(span.closes) + (endsNextDay(span) ? DAY_MINUTES : 0);
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
      .flatMap((day) => day.map((span) => (endsNextDay(span) ? '24:00' : span.closes)))
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

export interface Opening {
  opensMs: number;
  closesMs: number;
}

/**
 * The openings that begin on some days, in the order of time. Hours that meet or overlap are one opening.
 * @param date the first day, `YYYY-MM-DD` in Asia/Kolkata.
 */
export function openingsOf(hours: OrderingHours, date: string, days: number): Opening[] {
  const openings: Opening[] = [];
  for (let day = 0; day < days; day += 1) {
    const on = daysBefore(date, -day);
    const midnightMs = Date.parse(startOfDay(on));
    for (const span of hoursOn(hours, on)) {
      const opensMs = midnightMs + minutesOf(span.opens) * MINUTE_MS;
      const closesMs = midnightMs + closingMinutes(span) * MINUTE_MS;
      const last = openings.at(-1);
      if (last && last.closesMs >= opensMs) last.closesMs = Math.max(last.closesMs, closesMs);
      else openings.push({ opensMs, closesMs });
    }
  }
  return openings;
}

/** The opening by the hours that includes a moment; of hours without end, the part from yesterday on. */
function openingAt(hours: OrderingHours, at: Date): Opening | undefined {
  const yesterday = daysBefore(kolkataTime(at).date, 1);
  return openingsOf(hours, yesterday, 2).find(
    ({ opensMs, closesMs }) => opensMs <= at.getTime() && at.getTime() < closesMs,
  );
}

/** Whether the shop takes orders now, by the staff's switch or the hours (shop rule 4). */
export function isStoreOpen(settings: OpeningSettings, now: Date): boolean {
  if (settings.openingMode !== 'hours') return settings.openingMode === 'open';
  const { date, minutes } = kolkataTime(now);
  const isWithin = (spans: DayHours, minute: number) =>
    spans.some((span) => minutesOf(span.opens) <= minute && minute < closingMinutes(span));
  return (
    isWithin(hoursOn(settings, date), minutes) ||
    isWithin(hoursOn(settings, daysBefore(date, 1)), minutes + DAY_MINUTES)
  );
}

/**
 * Whether the shop has closed on a day: its last hours are over, and staff do not hold it open today.
 * @param date `YYYY-MM-DD` in Asia/Kolkata.
 */
export function isDayOver(settings: OpeningSettings, date: string, now: Date): boolean {
  const closesMs = openingsOf(settings, date, 1).at(-1)?.closesMs ?? 0;
  const isHeldOpen = settings.openingMode === 'open' && date === kolkataTime(now).date;
  return closesMs <= now.getTime() && !isHeldOpen;
}

/**
 * The day whose counter numbers an order takes (kitchen rule 7): after midnight that on which the evening
 * began, else the calendar's. Openings of a day or longer change it at midnight.
 * @returns `YYYY-MM-DD` in Asia/Kolkata.
 */
export function openingDate(hours: OrderingHours, at: Date): string {
  const today = kolkataTime(at).date;
  const opening = openingAt(hours, at);
  const isEvening = opening && opening.closesMs - opening.opensMs < DAY_MINUTES * MINUTE_MS;
  return isEvening ? kolkataTime(new Date(opening.opensMs)).date : today;
}

/** Hours that meet at midnight are one opening. @returns null if staff hold it, or if none is in two months. */
export function nextOpeningChange(settings: OpeningSettings, now: Date): Date | null {
  if (settings.openingMode !== 'hours') return null;
  const isOpen = isStoreOpen(settings, now);
  const yesterday = daysBefore(kolkataTime(now).date, 1);
  for (const { opensMs, closesMs } of openingsOf(settings, yesterday, HORIZON_DAYS + 2)) {
    for (const at of [new Date(opensMs), new Date(closesMs)]) {
      if (at > now && isStoreOpen(settings, at) !== isOpen) return at;
    }
  }
  return null;
}

/** The closing of an open shop. @returns null while staff hold it open, or if it never closes. */
export function closingTime(settings: OpeningSettings, now: Date): Date | null {
  return isStoreOpen(settings, now) ? nextOpeningChange(settings, now) : null;
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
