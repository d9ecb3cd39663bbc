import type { Kysely } from 'kysely';
import { createIndex, required } from '../table-parts';

/**
 * What a bill charges, copied when it is made, and its tax by code and rate. A bill of an earlier release
 * has neither until a server of this one reads it. A credit note's amounts in `bill_taxes` are negative,
 * so that a sum over a span of days is what the span owes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bills').addColumn('document', 'text').execute();
  await db.schema
    .createTable('bill_taxes')
    .$call(required('text', 'document', 'order_id', 'business_date', 'code'))
    .$call(required('integer', 'position', 'rate', 'quantity'))
    .$call(required('bigint', 'amount_paise', 'taxable_paise', 'cgst_paise', 'sgst_paise'))
    .$call(required('bigint', 'round_off_paise'))
    .addPrimaryKeyConstraint('bill_taxes_key', ['document', 'position'])
    .execute();
  await createIndex(db, 'bill_taxes_by_day', 'bill_taxes', ['business_date']);
  await createIndex(db, 'bill_taxes_by_order', 'bill_taxes', ['order_id']);
}
