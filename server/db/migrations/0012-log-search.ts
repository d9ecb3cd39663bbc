import type { Kysely } from 'kysely';
import { createIndex } from '../table-parts';

/** What the log's reader lists and searches by. Entries of before are not found, and gone in 7 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('logs')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.dropIndex('logs_by_time').execute();
  await createIndex(db, 'logs_by_time', 'logs', ['timestamp', 'id']);
  await createIndex(db, 'logs_by_level', 'logs', ['level', 'timestamp', 'id']);
}
