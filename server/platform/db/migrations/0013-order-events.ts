import type { Kysely } from 'kysely';
import { required } from '../table-parts';

/**
 * Events of orders for the clients that follow them, and the counter that numbers them. A transaction
 * that takes a number locks the counter's row until it ends, so events become visible in the order of
 * their numbers, without gaps.
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
