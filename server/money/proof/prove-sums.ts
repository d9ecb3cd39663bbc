import { sql } from 'kysely';
import { type ProvedSum, troubleWords } from '../../../shared/domain/money/proved-sums';
import type { Database } from '../../platform/db/database';
import { findWrongSheets } from './signed-sheets';
import { allSums, type Wrong } from './sums';

const MOST_NAMED = 3;

export async function proveSums(db: Database): Promise<ProvedSum[]> {
  const proved: ProvedSum[] = [];
  for (const { sum, find } of allSums(db)) {
    const { rows } = await sql<Wrong>`${find} limit ${sql.lit(MOST_NAMED)}`.execute(db);
    proved.push({ sum, found: rows.map(({ name }) => name) });
  }
  const days = await findWrongSheets(db, MOST_NAMED);
  return [...proved, { sum: 'signed-sheets', found: days }];
}

export function wrongSums(proved: readonly ProvedSum[]): ProvedSum[] {
  return proved.filter(({ found }) => found.length > 0);
}

export function troublesOf(proved: readonly ProvedSum[]): string[] {
  return wrongSums(proved).map(troubleWords);
}
