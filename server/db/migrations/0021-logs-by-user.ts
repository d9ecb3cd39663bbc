import type { Kysely } from 'kysely';

/** A customer's log entries are exported and deleted without reading everyone's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('logs_by_user')
    .on('logs')
    .columns(['user_id', 'timestamp', 'id'])
    .execute();
}
