import type { Kysely } from 'kysely';
import { createIndex, required } from '../table-parts';

/**
 * The devices that get messages about an order, the messages, and the last order event that
 * was told to customers. Servers of the previous version use none of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) =>
      column.notNull().references('orders.id').onDelete('cascade'),
    )
    .$call(required('text', 'endpoint', 'p256dh', 'auth', 'created_at'))
    .addUniqueConstraint('order_devices_once', ['order_id', 'endpoint'])
    .execute();
  await createIndex(db, 'order_devices_by_endpoint', 'order_devices', ['endpoint']);
  await db.schema
    .createTable('order_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) =>
      column.notNull().references('orders.id').onDelete('cascade'),
    )
    .$call(required('text', 'target', 'news', 'message', 'created_at'))
    .addColumn('event', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('outcome', 'text')
    .addUniqueConstraint('order_messages_once', ['order_id', 'target', 'news'])
    .execute();
  await createIndex(db, 'order_messages_by_time', 'order_messages', ['due_at']);
  await createIndex(db, 'order_messages_by_target', 'order_messages', ['target', 'created_at']);
  await db.schema
    .createTable('order_message_cursor')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('bigint', 'last_event'))
    .execute();
}
