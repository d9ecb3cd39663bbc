import { createHash } from 'node:crypto';
import type { Paise } from '../../../../shared/domain/platform/money';

export interface Credit {
  /** The same in every statement that has this credit. */
  key: string;
  /** The row in a spreadsheet, from 1. */
  line: number;
  /** `YYYY-MM-DD`; statements name no time. */
  day: string;
  amount: Paise;
  narration: string;
  /** RRN or UTR: 12 digits. */
  reference: string | null;
}

/**
 * A reference belongs to one payment, unless rows under it differ: then it is a settlement's. Payments without
 * one differ by day, amount and narration; equal ones are counted.
 */
export function withKeys(read: readonly Omit<Credit, 'key'>[]): {
  credits: Credit[];
  repeated: number;
} {
  const first = new Map<string, Omit<Credit, 'key'>>();
  const shared = new Set<string>();
  for (const credit of read) {
    const { reference } = credit;
    if (reference === null) continue;
    const before = first.get(reference) ?? credit;
    first.set(reference, before);
    if (wordsOf(before) !== wordsOf(credit)) shared.add(reference);
  }
  const equal = new Map<string, number>();
  const credits = new Map<string, Credit>();
  for (const credit of read) {
    let keyed: Credit;
    if (credit.reference !== null && !shared.has(credit.reference)) {
      keyed = { ...credit, key: `rrn:${credit.reference}` };
    } else {
      const words = wordsOf(credit);
      const count = (equal.get(words) ?? 0) + 1;
      equal.set(words, count);
      keyed = withoutReference(credit, count);
    }
    if (!credits.has(keyed.key)) credits.set(keyed.key, keyed);
  }
  return { credits: [...credits.values()], repeated: read.length - credits.size };
}

/** For a reference that is not its own. @param count of equal ones in the statement, from 1. */
export function withoutReference(credit: Omit<Credit, 'key'>, count = 1): Credit {
  const digest = createHash('sha256').update(wordsOf(credit)).digest('base64url');
  return { ...credit, reference: null, key: `line:${digest}:${count}` };
}

function wordsOf({ day, amount, narration }: Omit<Credit, 'key'>): string {
  return [day, amount, narration.toUpperCase().replace(/\s+/g, '')].join(' ');
}
