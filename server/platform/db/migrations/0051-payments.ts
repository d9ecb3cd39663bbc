import type { Kysely } from 'kysely';
import { createIndex, required } from '../table-parts';

/**
 * Every payment and refund of an order, in one list. An order's id is no foreign key: a lapsed order is
 * deleted. Servers of the previous release write `bank_matches` instead: payments/heal-payments copies them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'order_id', 'kind', 'method', 'at', 'business_date', 'by_name'))
    .$call(required('bigint', 'amount_paise'))
    .addColumn('reference', 'text')
    .addColumn('credit_id', 'text', (column) => column.references('bank_credits.id'))
    .addColumn('gateway', 'text')
    .addColumn('admin_id', 'text')
    .addColumn('reason', 'text')
    .addColumn('corrects', 'text', (column) => column.unique())
    .addUniqueConstraint('payments_by_gateway', ['gateway', 'kind', 'reference'])
    .execute();
  await createIndex(db, 'payments_by_order', 'payments', ['order_id']);
  await createIndex(db, 'payments_by_credit', 'payments', ['credit_id']);
  await createIndex(db, 'payments_by_day', 'payments', ['business_date']);
}
