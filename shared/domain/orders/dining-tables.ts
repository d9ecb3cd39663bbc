import { MINUTE_MS } from '../platform/durations';

/** Of one cafe, with those that it no longer uses. */
export const MOST_TABLES = 100;

export const ROUND_STATES = ['waiting', 'accepted', 'refused'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** Lines of a round that a guest asks for: a table of ten, each with a dish and a drink. */
export const MOST_LINES_OF_ROUND = 20;

/** A guest whom nobody has answered for this long orders at the counter. */
export const ROUND_WAITS_MINUTES = 15;

/**
 * Rounds of one network's guests at one table (tables rule 6). A printed code may leak: more than these are refused,
 * so nobody's phone fills the list or rings without end.
 */
export const ROUNDS_OF_NETWORK = { waiting: 4, anHour: 12 } as const;

/** '2 Garden' before '10 Garden'. */
export function byTableName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, 'en', { numeric: true });
}

/** @param createdAt ISO 8601 text in UTC. */
export function waitsForStaff(state: RoundState, createdAt: string, now: Date): boolean {
  return (
    state === 'waiting' && now.getTime() - Date.parse(createdAt) < ROUND_WAITS_MINUTES * MINUTE_MS
  );
}
