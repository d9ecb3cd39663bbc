import { type RawBuilder, sql } from 'kysely';

/** The direction of a list's `sort`, which begins with `-` for descending. */
export function sortDirection(sort: string): 'asc' | 'desc' {
  return sort.startsWith('-') ? 'desc' : 'asc';
}

/** The clause that sorts by these columns, most significant first, all in the direction of `sort`. */
export function sortedBy(columns: readonly string[], sort: string): RawBuilder<unknown> {
  const direction = sql.raw(sortDirection(sort));
  return sql.join(columns.map((column) => sql`${sql.ref(column)} ${direction}`));
}
