import { clockTime, daysBefore, kolkataTime } from '../platform/kolkata-time';
import { DAYS_OF_WEEK, holidayOn, type OrderingHours, openFrom } from './store-hours';

/**
 * The banner of a closed shop, and its refusal of an order. The default hours give the exact texts of
 * spec §4; a shop that staff have closed says when its hours open it.
 * @param from when it can open at the earliest: the end of a pause.
 */
export function closedMessage(hours: OrderingHours, now: Date, from = now): string {
  return reopeningMessage(hours, now, openFrom({ ...hours, openingMode: 'hours' }, from));
}

/** What a closed shop says of its next opening; null if none is known. */
export function reopeningMessage(hours: OrderingHours, now: Date, opening: Date | null): string {
  if (!opening || opening <= now) return 'Store is currently closed.';
  const today = kolkataTime(now).date;
  // The texts of spec §4 have capitals.
  const opens = clockTime(opening).toUpperCase();
  if (kolkataTime(opening).date === today) return `Store is closed. Please come back at ${opens}.`;
  const holiday = holidayOn(hours, today);
  const reason = holiday?.name && holiday.hours.length === 0 ? ` (${holiday.name})` : '';
  return `Store is closed for today${reason}. Please come back ${dayWords(opening, now)} at ${opens}.`;
}

/** The day of a later instant: 'today', 'tomorrow', 'on Monday' within a week, or 'on 14 April'. */
export function dayWords(instant: Date, now: Date): string {
  const today = kolkataTime(now).date;
  const { date } = kolkataTime(instant);
  if (date === today) return 'today';
  if (date === daysBefore(today, -1)) return 'tomorrow';
  const isSoon = date < daysBefore(today, -DAYS_OF_WEEK);
  const words = new Date(date).toLocaleDateString('en-IN', {
    timeZone: 'UTC',
    ...(isSoon ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
  });
  return `on ${words}`;
}
