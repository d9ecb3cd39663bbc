import { MINUTE_MS } from '../platform/durations';
import { type Paise, rupeesToPaise } from '../platform/money';

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

/**
 * Rounds that wait of all networks whose guests have no round on an open bill of their table (tables rule 6). A guest
 * above them is told to speak to the staff.
 */
export const MOST_WAITING = { atTable: 40, inCafe: 200 } as const;

/** Rounds of a table that staff see at once, one of a network: half a screen. */
export const MOST_SHOWN_ROUNDS = 6;

/** A phone that staff know may ask for this much in one round without being accepted again; more waits for staff. */
export const MOST_UNSEEN_ROUND: Paise = rupeesToPaise(2000);

/**
 * What staff see of a table's rounds: of each network its oldest, first of those that have a round on the table's open
 * bill, so that no stranger hides them.
 * @param rounds oldest first, with their networks.
 * @param known the networks on the open bill.
 */
export function roundsToShow<Round>(
  rounds: readonly (readonly [network: string, Round])[],
  known: ReadonlySet<string>,
): Round[] {
  const oldest = new Map<string, Round>();
  for (const [network, round] of rounds) {
    if (!oldest.has(network)) oldest.set(network, round);
  }
  return [...oldest]
    .sort(([one], [other]) => Number(known.has(other)) - Number(known.has(one)))
    .slice(0, MOST_SHOWN_ROUNDS)
    .map(([, round]) => round);
}

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
