import { m } from '../../messages/compiled/messages';
import { clockTime, daysBefore, kolkataTime } from '../platform/kolkata-time';
import { shortDate } from '../platform/short-date';
import { windowWords } from './promise-words';
import { slotEnd } from './slots';

/** '1:15 to 1:30 pm'. @param startsAt ISO 8601 text, as everywhere in this file. */
export function slotWindow(startsAt: string): string {
  return windowWords({ from: new Date(startsAt), until: new Date(slotEnd({ startsAt })) });
}

/** The day of a slot: 'today', 'tomorrow' or '21 Nov'. @param now without it, always the date. */
export function slotDay(startsAt: string, now?: Date): string {
  const { date } = kolkataTime(new Date(startsAt));
  const today = now && kolkataTime(now).date;
  if (date === today) return m.times_today();
  const isTomorrow = today !== undefined && date === daysBefore(today, -1);
  return isTomorrow ? m.times_tomorrow() : shortDate(date);
}

/** The time for which an order is: 'today, 1:15 to 1:30 pm'. On paper, give no `now`. */
export function slotWords(startsAt: string, now?: Date): string {
  return m.times_day_and_time({ day: slotDay(startsAt, now), time: slotWindow(startsAt) });
}

/** A moment: '12:40 pm' today, 'tomorrow, 10:00 am' or '21 Nov, 10:00 am'. */
export function momentWords(at: string, now: Date): string {
  return withDay(clockTime(new Date(at)), at, now);
}

/** When an order was promised: '1:15 to 1:30 pm' today, 'tomorrow, 1:15 to 1:30 pm'. */
export function promisedWords(from: string, until: string, now: Date): string {
  const window = windowWords({ from: new Date(from), until: new Date(until) });
  return withDay(window, from, now);
}

function withDay(time: string, at: string, now: Date): string {
  const day = slotDay(at, now);
  return day === m.times_today() ? time : m.times_day_and_time({ day, time });
}
