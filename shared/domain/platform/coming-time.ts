import { clockTime, daysBefore, kolkataTime } from './kolkata-time';

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
export function comingDayWords({ at, day }: ComingTime): string {
  if (day === 'today' || day === 'tomorrow') return day;
  const words = new Date(kolkataTime(new Date(at)).date).toLocaleDateString('en-IN', {
    timeZone: 'UTC',
    ...(day === 'weekday' ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
  });
  return `on ${words}`;
}

/** '5:00 pm' today, 'tomorrow, 10:00 am', 'Monday, 10:00 am'. */
export function comingTimeWords(coming: ComingTime): string {
  const time = clockTime(new Date(coming.at));
  if (coming.day === 'today') return time;
  return `${comingDayWords(coming).replace(/^on /, '')}, ${time}`;
}
