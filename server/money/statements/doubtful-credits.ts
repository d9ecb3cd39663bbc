import type { Paise } from '../../../shared/domain/platform/money';
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
  // The same reference with another amount is a settlement's: an earlier statement had another part.
  const own = read.credits.map((credit) => {
    const before = kept.get(credit.key);
    return before && before.amount !== credit.amount ? withoutReference(credit) : credit;
  });
  const known = await findKnownCredits(db, keysOf(own));
  const credits = own.filter(({ key }) => known.get(key)?.isFree !== false);
  const references = credits.flatMap(({ reference }) => reference ?? []);
  const reversed = new Set([...(await findDebits(db, references)), ...read.unread]);
  const doubts = new Map<string, Doubt>(
    credits.flatMap(({ key }) => (known.has(key) ? [[key, 'undone']] : [])),
  );
  for (const key of reversedKeys(credits, reversed, read.returned)) doubts.set(key, 'reversed');
  return { credits, known: own.length - credits.length, doubts };
}

/**
 * Of credits that were returned, by the references of money that went out or by their own words.
 * @param returned the amounts of reversals without a reference: each may belong to any credit.
 */
export function reversedKeys(
  credits: readonly Credit[],
  out: ReadonlySet<string>,
  returned: readonly Paise[] = [],
): string[] {
  return credits
    .filter(({ reference, amount, narration }) => {
      const isOut = reference !== null && out.has(reference);
      return isOut || returned.includes(amount) || saysReversal(narration);
    })
    .map(({ key }) => key);
}

const keysOf = (credits: readonly Credit[]) => credits.map(({ key }) => key);
