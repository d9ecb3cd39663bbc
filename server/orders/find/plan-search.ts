import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/database';
import { prefixRange } from '../../db/search-words';
import { typedWords } from '../order-words';

/** How a search is gone about. */
export interface Search {
  /** The words whose orders are found first, by all of them. */
  first: readonly string[];
  /** The words that each order found is then held against. */
  others: readonly string[];
  /** How often the rarest of all words is met; counted up to `MOST_COUNTED`. */
  entries: number;
}

/** How far words are counted to tell the rarer ones. */
export const MOST_COUNTED = 20_000;
/** Holding one order against a word costs about as much as reading so many entries of that word. */
const ENTRIES_A_LOOK = 10;

/**
 * Chooses how to search for what staff typed: by its rarest word, and at once by those not much more
 * frequent.
 */
export async function planSearch(db: Database, typed: string): Promise<Search | undefined> {
  const counted: { word: string; count: number }[] = [];
  for (const word of typedWords(typed)) counted.push({ word, count: await countWord(db, word) });
  const [rarest, ...more] = counted.sort((a, b) => a.count - b.count);
  if (!rarest) return undefined;
  const isAlike = (count: number) =>
    rarest.count === MOST_COUNTED ||
    (count < MOST_COUNTED && count <= rarest.count * ENTRIES_A_LOOK);
  const alike = more.filter(({ count }) => isAlike(count));
  return {
    first: [rarest, ...alike].map(({ word }) => word),
    others: more.slice(alike.length).map(({ word }) => word),
    entries: rarest.count,
  };
}

async function countWord(db: Database, word: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from
    (select 1 from order_words where ${wordBegins(word)} limit ${MOST_COUNTED}) as counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The condition on a word of `order_words` that an index can seek. */
export function wordBegins(start: string): RawBuilder<SqlBool> {
  const { from, below } = prefixRange(start);
  return sql`word >= ${from} and word < ${below}`;
}
