import { DAY_MS, MINUTE_MS } from '../platform/durations';
import { clockTime, kolkataTime, startOfDay } from '../platform/kolkata-time';
import { dayWords } from '../shop/closed-message';
import { minutesOf, type OrderingHours, tomorrowsOpening } from '../shop/store-hours';

/** Until when staff mark a dish sold out: the next day's opening, or the next time a clock shows `HH:MM`. */
export type SoldOutChoice = 'tomorrow' | (string & {});

/** When a choice ends. */
export function soldOutEnd(choice: SoldOutChoice, hours: OrderingHours, now: Date): Date {
  if (choice === 'tomorrow') return tomorrowsOpening(hours, now);
  const today = Date.parse(startOfDay(kolkataTime(now).date)) + minutesOf(choice) * MINUTE_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

/**
 * Until when a dish is sold out. Its stock does not matter here.
 * @param ends its own end and its category's, ISO 8601 in UTC; one that has passed means nothing.
 * @returns the later end, or null for a dish that can be ordered.
 */
export function soldOutUntil(ends: readonly (string | null)[], now: Date): string | null {
  const at = now.toISOString();
  const running = ends.filter((end) => end !== null && end > at).sort();
  return running.at(-1) ?? null;
}

/** What customers read of a dish that is sold out until then. */
export function backMessage(until: string, now: Date): string {
  const end = new Date(until);
  const day = dayWords(end, now);
  return `Back ${day === 'today' ? `at ${clockTime(end)}` : day}`;
}
