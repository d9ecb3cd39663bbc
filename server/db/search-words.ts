import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from './is-postgres';

/** The type of words found by their beginning: compared byte by byte on both engines. */
export function wordType(db: Kysely<unknown>): RawBuilder<unknown> {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`;
}

/** Text as it is compared and sorted: case, width and accents' encodings do not count, on either engine. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

export function wordsOf(text: string): string[] {
  return [
    ...new Set(
      foldText(text)
        .split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ];
}

const LAST_CHARACTER = '\u{10ffff}';

/** The range of all words that begin so, which an index can seek; `below` is excluded. */
export function prefixRange(start: string): { from: string; below: string } {
  return { from: start, below: start + LAST_CHARACTER };
}
