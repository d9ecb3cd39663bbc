import type { Kysely } from 'kysely';
import { createIndex, required } from '../table-parts';

/** Refunds through a payment gateway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gateway_refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'order_id', 'gateway', 'payment', 'state', 'asked_at'))
    .$call(required('bigint', 'amount_paise'))
    .$call(required('integer', 'checks'))
    .addColumn('check_at', 'text')
    .execute();
  await createIndex(db, 'gateway_refunds_by_order', 'gateway_refunds', ['order_id']);
  await createIndex(db, 'gateway_refunds_by_check', 'gateway_refunds', ['check_at']);
}
