import type { Kysely } from 'kysely';
import { createIndex, required } from '../table-parts';

/**
 * The tablets of the kitchen and what the guard knows of them, the messages to the owner, the devices
 * that get them, and when a customer was told that an order still waits. Servers of the previous
 * version use none of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('boards')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'admin_id', 'seen_at'))
    .addColumn('visible_at', 'text')
    .$call(required('integer', 'sound', 'wake_lock', 'notifications'))
    .addColumn('battery', 'integer')
    .execute();
  await db.schema
    .createTable('guard_state')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('watched_since', 'text')
    .addColumn('checked_at', 'text')
    .addColumn('gone_at', 'text')
    .addColumn('paused_at', 'text')
    .addColumn('waiting_told_at', 'text')
    .addColumn('off_seen_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('push_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'public_key', 'private_key'))
    .execute();
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) =>
      column.notNull().references('admins.id').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .$call(required('text', 'p256dh', 'auth', 'created_at'))
    .execute();
  await createIndex(db, 'push_subscriptions_by_admin', 'push_subscriptions', ['admin_id']);
  await db.schema
    .createTable('owner_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'target', 'message', 'created_at', 'due_at'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute();
  await createIndex(db, 'owner_messages_by_time', 'owner_messages', ['due_at']);
  await db.schema.alterTable('orders').addColumn('waiting_told_at', 'text').execute();
}
