import type { Kysely } from 'kysely';
import { createIndex } from '../table-parts';

/** Columns and indexes for listing and searching the log. Older entries are not found; they expire within 7 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('logs')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.dropIndex('logs_by_time').execute();
  await createIndex(db, 'logs_by_time', 'logs', ['timestamp', 'id']);
  await createIndex(db, 'logs_by_level', 'logs', ['level', 'timestamp', 'id']);
}
