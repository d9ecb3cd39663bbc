import type { Kysely } from 'kysely';
import { required } from '../table-parts';

/** Daily counts of visitors' events, which remain after the events, and the last event counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event_counts')
    .$call(required('text', 'kind', 'day', 'subject'))
    .$call(required('integer', 'visits'))
    .addPrimaryKeyConstraint('event_counts_key', ['kind', 'day', 'subject'])
    .execute();
  await db.schema
    .createTable('last_counted_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'received_at', 'event_id'))
    .execute();
}
