import type { Kysely } from 'kysely';
import { required } from '../table-parts';

/**
 * What has happened to orders, for those who follow them, and the counter that numbers it. Whoever
 * takes a number holds the counter's row until the transaction ends, so that numbers become visible
 * in their order and none is left out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_events')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .$call(required('text', 'kind', 'status', 'payment_status', 'at'))
    .execute();
  await db.schema.createIndex('order_events_time').on('order_events').column('at').execute();
  await db.schema
    .createTable('order_event_counter')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('last', 'bigint', (column) => column.notNull())
    .execute();
}
