import { sql } from 'kysely';
import type { Database } from '../../platform/db/database';
import { findWrongSheets } from './signed-sheets';
import { allSums, type Wrong } from './sums';

const MOST_NAMED = 3;

export interface ProvedSum {
  /** What is looked for, such as "Orders that differ from their lines". */
  wrong: string;
  /** The first 3 that were found: ids of orders, names of products, or days. */
  found: string[];
}

/** Recomputes every sum of the shop from its rows, without changing any. */
export async function proveSums(db: Database): Promise<ProvedSum[]> {
  const proved: ProvedSum[] = [];
  for (const { wrong, find } of allSums(db)) {
    const { rows } = await sql<Wrong>`${find} limit ${sql.lit(MOST_NAMED)}`.execute(db);
    proved.push({ wrong, found: rows.map(({ name }) => name) });
  }
  const days = await findWrongSheets(db, MOST_NAMED);
  return [...proved, { wrong: 'Days whose signed sheet differs from its payments', found: days }];
}

/** A sentence for each sum that does not hold. */
export function troublesOf(proved: readonly ProvedSum[]): string[] {
  return proved
    .filter(({ found }) => found.length > 0)
    .map(({ wrong, found }) => `${wrong}: ${found.join(', ')}.`);
}
