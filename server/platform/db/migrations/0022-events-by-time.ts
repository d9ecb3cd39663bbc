import type { Kysely } from 'kysely';

/** An index of events by time: the sweep deletes old events without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('analytics_events_by_time')
    .on('analytics_events')
    .column('received_at')
    .execute();
}
