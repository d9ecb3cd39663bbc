const kolkata = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The clock on the cafe's wall. */
export interface WallClock {
  /** `YYYY-MM-DD` in Asia/Kolkata: the business day that a report counts an order in. */
  date: string;
  /** Whole minutes since midnight, 0 to 1439. */
  minutes: number;
}

/** An instant as the cafe's wall clock shows it (Asia/Kolkata, no daylight saving). */
export function kolkataTime(instant: Date): WallClock {
  const { year, month, day, hour, minute } = Object.fromEntries(
    kolkata.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

const DAY_MS = 86_400_000;
/** How far Asia/Kolkata is ahead of UTC, the year round. */
const OFFSET_MINUTES = 330;

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
  return new Date(Date.parse(day) - OFFSET_MINUTES * 60_000).toISOString();
}

/** The instant at which a day of the cafe is over, which is none of it any more. */
export function endOfDay(day: string): string {
  return startOfDay(daysBefore(day, -1));
}
