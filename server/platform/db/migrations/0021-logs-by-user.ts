import type { Kysely } from 'kysely';

/** An index of log entries by user, for the export and the deletion of one customer's entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('logs_by_user')
    .on('logs')
    .columns(['user_id', 'timestamp', 'id'])
    .execute();
}
