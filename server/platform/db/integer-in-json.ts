import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './is-postgres';

/** An integer in a column that holds a JSON object; null if the object lacks the key. */
export function integerInJson(db: Database, column: string, key: string): RawBuilder<number> {
  return isPostgres(db)
    ? sql`(${sql.ref(column)}::json ->> ${sql.lit(key)})::integer`
    : sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${key}`)})`;
}
