import { daysBefore, kolkataTime } from './kolkata-time';
import {
  DAYS_OF_WEEK,
  holidayOn,
  isStoreOpen,
  minutesOf,
  nextOpeningChange,
  type OpeningSettings,
  type OrderingHours,
} from './store-hours';

/** '10:00' for display: '10:00 AM'. */
export function formatClockTime(clockTime: string): string {
  return formatMinutes(minutesOf(clockTime));
}

/** Minutes since midnight for display. */
function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * The banner of a closed shop, and its refusal of an order. The default hours give the exact texts of
 * spec §4; a shop that staff have closed says when its hours open it.
 */
export function closedMessage(hours: OrderingHours, now: Date): string {
  const byHours: OpeningSettings = { ...hours, openingMode: 'hours' };
  const opening = isStoreOpen(byHours, now) ? null : nextOpeningChange(byHours, now);
  if (!opening) return 'Store is currently closed.';
  const today = kolkataTime(now).date;
  const { date, minutes } = kolkataTime(opening);
  const opens = formatMinutes(minutes);
  if (date === today) return `Store is closed. Please come back at ${opens}.`;
  const holiday = holidayOn(hours, today);
  const reason = holiday?.name && holiday.hours.length === 0 ? ` (${holiday.name})` : '';
  return `Store is closed for today${reason}. Please come back ${dayWords(today, date)} at ${opens}.`;
}

/** 'tomorrow', 'on Monday' within a week, or 'on 14 April'. */
function dayWords(today: string, date: string): string {
  if (date === daysBefore(today, -1)) return 'tomorrow';
  const isSoon = date < daysBefore(today, -DAYS_OF_WEEK);
  const words = new Date(date).toLocaleDateString('en-IN', {
    timeZone: 'UTC',
    ...(isSoon ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
  });
  return `on ${words}`;
}
