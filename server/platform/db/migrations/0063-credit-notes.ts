import type { Kysely } from 'kysely';
import { createIndex, required } from '../table-parts';

/** Credit notes for bills, numbered like bills but in a series of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('credit_notes')
    .$call(required('text', 'financial_year', 'order_id', 'by_name', 'made_at'))
    .$call(required('integer', 'number'))
    .$call(required('bigint', 'amount_paise'))
    .addColumn('admin_id', 'text')
    .addColumn('cancelled_at', 'text')
    .addPrimaryKeyConstraint('credit_notes_numbered_once', ['financial_year', 'number'])
    .execute();
  await createIndex(db, 'credit_notes_by_order', 'credit_notes', ['order_id']);
}
