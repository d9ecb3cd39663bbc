import { reversedKeys } from '../../../server/money/statements/doubtful-credits';
import { type Doubt, isSure, matchCredits } from '../../../server/money/statements/match-credits';
import type { PayableOrder } from '../../../server/money/statements/order-book';
import { readStatement } from '../../../server/money/statements/read/read-statement';
import { BANKS, type Bank, bankFile } from './bank-files';
import { paidDays, type TrueCredit } from './paid-days';

export interface Outcome {
  credits: number;
  /** Proposed together. */
  sure: number;
  /** Of these, those that pay the order for which they were made. */
  right: number;
  /** Proposed one by one. */
  doubtful: number;
  strangers: number;
  /** Exact payments of one order with its code in the note, and those of them that are sure. */
  plain: number;
  plainSure: number;
}

/** Writes the credits of simulated days as each bank's file, reads it and matches it. */
export function matchDays(runs: number): Map<Bank, Outcome> {
  const outcomes = new Map<Bank, Outcome>();
  for (const [index, bank] of BANKS.entries()) {
    const sums = {
      credits: 0,
      sure: 0,
      right: 0,
      doubtful: 0,
      strangers: 0,
      plain: 0,
      plainSure: 0,
    };
    for (let run = 0; run < runs; run += 1) {
      const { orders, book } = paidDays(1 + index * 1000 + run);
      const { matches, booked } = matchFile(bank, book, orders);
      for (const match of matches) {
        const known = booked.get(match.credit.line) as TrueCredit | undefined;
        if (!known) throw new Error(`a credit of ${bank} is in no line of its book`);
        const [paid] = match.pays;
        sums.credits += 1;
        if (known.isPlain) sums.plain += 1;
        if (match.reason === 'stranger') sums.strangers += 1;
        else if (!isSure(match)) sums.doubtful += 1;
        else {
          sums.sure += 1;
          if (known.isPlain) sums.plainSure += 1;
          if (paid && known.orderIds.includes(paid.orderId)) sums.right += 1;
        }
      }
    }
    outcomes.set(bank, sums);
  }
  return outcomes;
}

/** A part of the file is in it twice, as in two statements that overlap. */
const REPEATED_LINES = 50;

/** Reads the file of a book, and matches it as a first statement. @param spoil keeps the number of lines. */
export function matchFile(
  bank: Bank,
  book: readonly TrueCredit[],
  orders: readonly PayableOrder[],
  spoil: (text: string) => string = (text) => text,
) {
  const hasReferences = bank !== 'Report to merchants';
  const twice = hasReferences ? book.slice(0, REPEATED_LINES) : [];
  const { text, booked } = bankFile(bank, [...twice, ...book]);
  const read = readStatement(spoil(text), { named: new Map(), today: '2026-11-22' });
  if (!('credits' in read)) throw new Error(`the header of ${bank} is not known`);
  const out = new Set([...read.outgoing, ...read.unread]);
  const doubts = new Map(
    reversedKeys(read.credits, out, read.returned).map((key): [string, Doubt] => [key, 'reversed']),
  );
  return { read, booked, matches: matchCredits(read.credits, orders, doubts) };
}
