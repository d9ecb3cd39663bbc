import type { Kysely } from 'kysely';

/** Events are deleted after 30 days: the sweep must not read those that stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('analytics_events_by_time')
    .on('analytics_events')
    .column('received_at')
    .execute();
}
