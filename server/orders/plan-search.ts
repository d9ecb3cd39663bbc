import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/database';
import { beginningWith } from '../db/search-words';
import { typedWords } from './order-search';

/** How a search is gone about. */
export interface Search {
  /** The words whose orders are found first, by all of them; without any, the list is looked through. */
  first: readonly string[];
  /** The words that each order found is then held against. */
  others: readonly string[];
  /** More may match than are soon found and sorted. */
  broad: boolean;
}

/** A word that begins this many orders or more is met soon enough by looking through the list. */
const BROAD = 5000;
/** How far words are counted to tell the rarer ones. */
const MOST_COUNTED = 20_000;
/** Holding one order against a word costs about as much as reading so many entries of that word. */
const ENTRIES_A_LOOK = 10;

/**
 * Chooses how to search for what staff typed: by its rarest word, and at once by those not much more
 * frequent. One word alone that is so broad that a page of the list in its order is full before the
 * matches could be counted is looked for in the list.
 */
export async function planSearch(db: Database, typed: string): Promise<Search | undefined> {
  const counted: { word: string; count: number }[] = [];
  for (const word of typedWords(typed)) counted.push({ word, count: await countWord(db, word) });
  const [rarest, ...more] = counted.sort((a, b) => a.count - b.count);
  if (!rarest) return undefined;
  const broad = rarest.count >= BROAD;
  if (more.length === 0 && broad) return { first: [], others: [rarest.word], broad };
  const alike = more.filter(({ count }) => count <= rarest.count * ENTRIES_A_LOOK);
  return {
    first: [rarest, ...alike].map(({ word }) => word),
    others: more.slice(alike.length).map(({ word }) => word),
    broad,
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
  const { from, below } = beginningWith(start);
  return sql`word >= ${from} and word < ${below}`;
}
