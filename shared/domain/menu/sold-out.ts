import { DAY_MS, MINUTE_MS } from '../platform/durations';
import { kolkataTime, startOfDay } from '../platform/kolkata-time';
import { minutesOf, type OrderingHours, tomorrowsOpening } from '../shop/store-hours';

/** Until when staff mark a dish sold out: the next day's opening, or the next time a clock shows `HH:MM`. */
export type SoldOutChoice = 'tomorrow' | (string & {});

export function soldOutEnd(choice: SoldOutChoice, hours: OrderingHours, now: Date): Date {
  if (choice === 'tomorrow') return tomorrowsOpening(hours, now);
  const today = Date.parse(startOfDay(kolkataTime(now).date)) + minutesOf(choice) * MINUTE_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

/** Whatever its stock. @param ends ISO 8601 in UTC; a passed one means nothing. @returns the later, or null. */
export function soldOutUntil(ends: readonly (string | null)[], now: Date): string | null {
  const at = now.toISOString();
  const running = ends.filter((end) => end !== null && end > at).sort();
  return running.at(-1) ?? null;
}
