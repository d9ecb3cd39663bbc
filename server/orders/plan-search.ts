import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/database';
import { beginningWith } from '../db/search-words';
import { typedWords } from './order-search';

/** How a search is gone about. */
export interface Search {
  /** The word whose orders are found first; without one, the list is looked through. */
  first: string | undefined;
  /** The words that each order found is then held against. */
  others: readonly string[];
}

/** A word that begins this many orders or more is met soon enough by looking through the list. */
const BROAD = 5000;

/**
 * Chooses how to search for what staff typed: by its longest word, unless that is all there is and so
 * broad that a page of the list in its order is full before the matches could be counted.
 */
export async function planSearch(db: Database, typed: string): Promise<Search | undefined> {
  const [first, ...others] = typedWords(typed).sort((a, b) => b.length - a.length);
  if (first === undefined) return undefined;
  if (others.length > 0) return { first, others };
  const { rows } = await sql<{ count: number }>`select count(*) as count from
    (select 1 from order_words where ${wordBegins(first)} limit ${BROAD}) as counted`.execute(db);
  return rows[0]?.count === BROAD ? { first: undefined, others: [first] } : { first, others: [] };
}

/** The condition on a word of `order_words` that an index can seek. */
export function wordBegins(start: string): RawBuilder<SqlBool> {
  const { from, below } = beginningWith(start);
  return sql`word >= ${from} and word < ${below}`;
}
