import type { Kysely } from 'kysely';
import { createIndex, required } from '../table-parts';

/**
 * Bank credits with which staff have dealt, what they pay, the references that customers gave, and the
 * columns of unusual statements. An order's id is no foreign key: a lapsed order is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bank_credits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('credit_key', 'text', (column) => column.notNull().unique())
    .$call(required('text', 'day', 'narration', 'admin_id', 'by_name', 'recorded_at'))
    .$call(required('bigint', 'amount_paise'))
    .addColumn('reference', 'text')
    .execute();
  await db.schema
    .createTable('bank_matches')
    .addColumn('credit_id', 'text', (column) => column.notNull().references('bank_credits.id'))
    .$call(required('text', 'order_id'))
    .$call(required('bigint', 'amount_paise'))
    .addPrimaryKeyConstraint('bank_matches_key', ['credit_id', 'order_id'])
    .execute();
  await createIndex(db, 'bank_matches_by_order', 'bank_matches', ['order_id']);
  await db.schema
    .createTable('payment_claims')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .$call(required('text', 'order_id', 'claimed_at'))
    .execute();
  await createIndex(db, 'payment_claims_by_order', 'payment_claims', ['order_id']);
  await db.schema
    .createTable('statement_columns')
    .addColumn('header_key', 'text', (column) => column.primaryKey())
    .$call(required('text', 'columns', 'by_name', 'named_at'))
    .execute();
}
