import type { Kysely } from 'kysely';

/** What the log's reader lists and searches by. Entries of before are not found, and gone in 7 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('logs')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.dropIndex('logs_by_time').execute();
  await db.schema.createIndex('logs_by_time').on('logs').columns(['timestamp', 'id']).execute();
  await db.schema
    .createIndex('logs_by_level')
    .on('logs')
    .columns(['level', 'timestamp', 'id'])
    .execute();
}
