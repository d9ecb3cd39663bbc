import type { Kysely } from 'kysely';
import { required } from '../table-parts';

/**
 * What the kitchen knows of an order, the numbers called at the counter, and when customers learn of a
 * change. Servers of the previous version write none of it and can go on during the upgrade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of [
    'accepted_at',
    'ready_at',
    'before_move',
    'cancel_reason',
    'cancel_seen_at',
  ]) {
    await db.schema.alterTable('orders').addColumn(name, 'text').execute();
  }
  await db.schema.alterTable('orders').addColumn('counter_number', 'integer').execute();
  await db.schema
    .alterTable('orders')
    .addColumn('ticket_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('order_items').addColumn('done_at', 'text').execute();
  await db.schema.alterTable('order_events').addColumn('customers_told_at', 'text').execute();
  for (const table of ['order_events', 'order_history']) {
    await db.schema
      .alterTable(table)
      .addColumn('staff_only', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .createTable('counter_numbers')
    .addColumn('business_date', 'text', (column) => column.primaryKey())
    .$call(required('integer', 'last'))
    .execute();
}
