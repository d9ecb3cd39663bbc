import { type RawBuilder, sql } from 'kysely';

export function sortDirection(sort: string): 'asc' | 'desc' {
  return sort.startsWith('-') ? 'desc' : 'asc';
}

export function sortedBy(columns: readonly string[], sort: string): RawBuilder<unknown> {
  const direction = sql.raw(sortDirection(sort));
  return sql.join(columns.map((column) => sql`${sql.ref(column)} ${direction}`));
}
