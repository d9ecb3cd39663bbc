import type { Kysely } from 'kysely';
import { createIndex, required } from '../table-parts';

/**
 * Pages of a payment gateway, and its webhooks that were handled. An order's id is no foreign key: a
 * lapsed order is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gateway_pages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'order_id', 'gateway', 'state', 'made_at', 'expires_at'))
    .$call(required('bigint', 'amount_paise'))
    .$call(required('integer', 'checks'))
    .addColumn('gateway_id', 'text')
    .addColumn('url', 'text')
    .addColumn('check_at', 'text')
    .addColumn('problem', 'text')
    .execute();
  await createIndex(db, 'gateway_pages_by_order', 'gateway_pages', ['order_id']);
  await createIndex(db, 'gateway_pages_by_check', 'gateway_pages', ['check_at']);
  await db.schema
    .createTable('gateway_events')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .$call(required('text', 'received_at'))
    .execute();
  await createIndex(db, 'gateway_events_by_time', 'gateway_events', ['received_at']);
}
