import { MINUTE_MS, SECOND_MS } from '../platform/durations';

/** The customer's display of a counter (display rule 1). */
export const COUNTER_DISPLAY = {
  /** The last dishes of an order that it shows. */
  lines: 20,
  /** Of the JSON of what it shows. */
  stateBytes: 8000,
  /** A tablet sends at most one state in this time. */
  sentEveryMs: SECOND_MS,
  /** A tablet confirms a sum that stands. */
  confirmedEveryMs: 5 * SECOND_MS,
  /** A sum that was not confirmed for so long may be outdated. */
  sureMs: 15 * SECOND_MS,
  /** For how long it thanks. */
  thanksMs: MINUTE_MS,
  /** Then nobody is at the till. */
  idleAfterMs: 10 * MINUTE_MS,
  /** A tablet that no display reads asks again so often whether one does. */
  askedEveryMs: 10 * SECOND_MS,
} as const;

/** What a display does with the state it has: shows it, asks to look at the till, or greets. */
export type DisplayMood = 'current' | 'unsure' | 'idle';

/** @param ageMs since the tablet last confirmed it. */
export function displayMood(kind: 'idle' | 'order' | 'pay' | 'paid', ageMs: number): DisplayMood {
  if (kind === 'idle' || ageMs >= COUNTER_DISPLAY.idleAfterMs) return 'idle';
  if (kind === 'paid') return ageMs < COUNTER_DISPLAY.thanksMs ? 'current' : 'idle';
  return ageMs < COUNTER_DISPLAY.sureMs ? 'current' : 'unsure';
}
