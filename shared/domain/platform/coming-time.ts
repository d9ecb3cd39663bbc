import { m } from '../../messages/compiled/messages';
import { clockTime, daysBefore, kolkataTime } from './kolkata-time';
import { longDate, weekdayNames } from './short-date';

const WEEK_DAYS = 7;

/** How the day of a coming time is told: as a weekday within a week, else as a date. */
export const COMING_DAYS = ['today', 'tomorrow', 'weekday', 'date'] as const;
export type ComingDay = (typeof COMING_DAYS)[number];

/** A time to come. Its day was seen from the shop's clock, so that no other clock is needed to tell it. */
export interface ComingTime {
  /** ISO 8601 text in UTC. */
  at: string;
  day: ComingDay;
}

export function comingTime(instant: Date, now: Date): ComingTime {
  return { at: instant.toISOString(), day: comingDay(instant, now) };
}

function comingDay(instant: Date, now: Date): ComingDay {
  const today = kolkataTime(now).date;
  const { date } = kolkataTime(instant);
  if (date === today) return 'today';
  if (date === daysBefore(today, -1)) return 'tomorrow';
  return date < daysBefore(today, -WEEK_DAYS) ? 'weekday' : 'date';
}

/** 'today', 'tomorrow', 'on Monday' or 'on 14 April'. */
export function comingDayWords(coming: ComingTime): string {
  const day = dayName(coming);
  const isNear = coming.day === 'today' || coming.day === 'tomorrow';
  return isNear ? day : m.times_on_day({ day });
}

function dayName({ at, day }: ComingTime): string {
  if (day === 'today') return m.times_today();
  if (day === 'tomorrow') return m.times_tomorrow();
  const { date } = kolkataTime(new Date(at));
  if (day === 'date') return longDate(date);
  return weekdayNames()[(new Date(date).getUTCDay() + 6) % WEEK_DAYS] ?? '';
}

/** '5:00 pm' today, 'tomorrow, 10:00 am', 'Monday, 10:00 am'. */
export function comingTimeWords(coming: ComingTime): string {
  const time = clockTime(new Date(coming.at));
  return coming.day === 'today' ? time : m.times_day_and_time({ day: dayName(coming), time });
}
