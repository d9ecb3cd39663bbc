/** Seconds. */
export const MINUTE_S = 60;
export const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;

/** Milliseconds, which clocks and timers count. */
export const SECOND_MS = 1000;
export const MINUTE_MS = MINUTE_S * SECOND_MS;
export const HOUR_MS = HOUR_S * SECOND_MS;
export const DAY_MS = DAY_S * SECOND_MS;

/** The time `ms` before another one (ISO 8601, UTC), as it is stored and compared. */
export function isoBefore(time: Date, ms: number): string {
  return new Date(time.getTime() - ms).toISOString();
}
