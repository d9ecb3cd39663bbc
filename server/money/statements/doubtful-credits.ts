import type { Database } from '../../platform/db/database';
import { findKnownCredits } from './bank-credit-store';
import type { Doubt } from './match-credits';
import { type Credit, withoutReference } from './read/credit-keys';
import type { KnownStatement } from './read/read-statement';
import { saysReversal } from './read/statement-cells';
import { findDebits } from './reversal-store';

interface SortedCredits {
  /** Those with which staff have not dealt. */
  credits: Credit[];
  /** How many staff have dealt with. */
  known: number;
  /** By key: why a credit is not sure whatever it names. */
  doubts: Map<string, Doubt>;
}

/** What the shop remembers of a statement's credits. */
export async function sortCredits(db: Database, read: KnownStatement): Promise<SortedCredits> {
  const kept = await findKnownCredits(db, keysOf(read.credits));
  // The same reference with another amount is a settlement's, of which an earlier statement had a part.
  const own = read.credits.map((credit) => {
    const before = kept.get(credit.key);
    return before && before.amount !== credit.amount ? withoutReference(credit) : credit;
  });
  const known = await findKnownCredits(db, keysOf(own));
  const credits = own.filter(({ key }) => known.get(key)?.isFree !== false);
  const references = credits.flatMap(({ reference }) => reference ?? []);
  const reversed = new Set([...(await findDebits(db, references)), ...read.unread]);
  const doubts = new Map<string, Doubt>();
  for (const { key, reference, narration } of credits) {
    const isReversed = reference !== null && reversed.has(reference);
    if (isReversed || saysReversal(narration)) doubts.set(key, 'reversed');
    else if (known.has(key)) doubts.set(key, 'undone');
  }
  return { credits, known: own.length - credits.length, doubts };
}

const keysOf = (credits: readonly Credit[]) => credits.map(({ key }) => key);
