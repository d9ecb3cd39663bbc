import type { Kysely } from 'kysely';

/**
 * Bills and their numbers. A number is assigned in the transaction that inserts its bill, so a
 * financial year has no gaps.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bills')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id'))
    .addColumn('financial_year', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seller', 'text', (column) => column.notNull())
    .addColumn('admin_id', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('bills_numbered_once', ['financial_year', 'number'])
    .execute();
}
