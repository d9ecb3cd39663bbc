/**
 * How far Asia/Kolkata is ahead of UTC, the year round and since 1945. Formatting with the zone's
 * name costs a hundred times as much, and every order asks several times.
 */
const OFFSET_MINUTES = 330;
const MINUTE_MS = 60_000;

/** The clock on the cafe's wall. */
export interface WallClock {
  /** `YYYY-MM-DD` in Asia/Kolkata: the business day that a report counts an order in. */
  date: string;
  /** Whole minutes since midnight, 0 to 1439. */
  minutes: number;
}

/** An instant as the cafe's wall clock shows it (Asia/Kolkata, no daylight saving). */
export function kolkataTime(instant: Date): WallClock {
  const wall = new Date(instant.getTime() + OFFSET_MINUTES * MINUTE_MS);
  return {
    date: wall.toISOString().slice(0, 10),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
}

const DAY_MS = 86_400_000;

/** The calendar day so many days before another; both `YYYY-MM-DD`. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
}

/** So many calendar days, oldest first, the last of them `date`. */
export function daysUntil(date: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => daysBefore(date, days - 1 - index));
}

/** The instant at which a day of the cafe begins, as ISO 8601 text in UTC. @param day `YYYY-MM-DD`. */
export function startOfDay(day: string): string {
  return new Date(Date.parse(day) - OFFSET_MINUTES * MINUTE_MS).toISOString();
}

/** The instant at which a day of the cafe is over, which is none of it any more. */
export function endOfDay(day: string): string {
  return startOfDay(daysBefore(day, -1));
}
