import type { Kysely } from 'kysely';
import { createIndex } from '../table-parts';

/**
 * An index of order events by order. The engine looks for the events of each order that is deleted
 * and would otherwise read all events of the day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'order_events_by_order', 'order_events', ['order_id']);
}
