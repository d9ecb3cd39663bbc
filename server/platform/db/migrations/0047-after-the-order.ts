import type { Kysely } from 'kysely';
import { createIndex, required } from '../table-parts';

/**
 * What customers say about their orders, and messages of the contact form. An order that was delivered
 * is never deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_reviews')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id'))
    .$call(required('text', 'rating', 'words', 'created_at', 'updated_at'))
    .$call(required('integer', 'may_publish'))
    .addColumn('published_at', 'text')
    .execute();
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'name', 'email', 'phone', 'message', 'received_at'))
    .addColumn('customer_id', 'text')
    .addColumn('done_at', 'text')
    .execute();
  await createIndex(db, 'contact_messages_by_time', 'contact_messages', ['received_at']);
  await createIndex(db, 'contact_messages_by_customer', 'contact_messages', ['customer_id']);
  await createIndex(db, 'order_reviews_by_time', 'order_reviews', ['created_at']);
  await createIndex(db, 'order_reviews_published', 'order_reviews', ['published_at']);
}
