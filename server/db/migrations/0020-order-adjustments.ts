import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres';
import { rebuildTable } from '../rebuild-table';

/**
 * An order's price gets adjustments beside its lines and fees. The CHECK that knew of no adjustments
 * goes, and the code that writes an order sees to the sum. A server of the previous version, which
 * writes none, may go on writing meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    // Not validated: PostgreSQL would read every order while all others wait for the table.
    await sql`alter table orders drop constraint orders_total_adds_up,
      add constraint orders_total_not_negative check (total_paise >= 0) not valid`.execute(db);
  } else {
    await rebuildTable(db, 'orders', orders);
  }
  await db.schema
    .createTable('order_adjustments')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('amount_paise', 'bigint', (column) => column.notNull())
    .addColumn('code', 'text')
    .addPrimaryKeyConstraint('order_adjustments_key', ['order_id', 'position'])
    .execute();
}

/** The orders as 0019 left them, but for the CHECK. */
function orders(table: CreateTableBuilder<string>): CreateTableBuilder<string> {
  return table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.references('customers.id'))
    .addColumn('customer_name', 'text', (column) => column.notNull())
    .addColumn('customer_phone', 'text')
    .addColumn('customer_email', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('payment_status', 'text', (column) => column.notNull())
    .addColumn('payment_method', 'text', (column) => column.notNull())
    .addColumn('payment_attempt', 'integer', (column) => column.notNull())
    .addColumn('upi_payment_url', 'text')
    .addColumn('delivery_method', 'text', (column) => column.notNull())
    .addColumn('delivery_address', 'text')
    .addColumn('location_verified', 'integer', (column) => column.notNull())
    .addColumn('item_count', 'integer', (column) => column.notNull())
    .addColumn('subtotal_paise', 'bigint', (column) => column.notNull())
    .addColumn('packaging_paise', 'bigint', (column) => column.notNull())
    .addColumn('delivery_fee_paise', 'bigint', (column) => column.notNull())
    .addColumn('total_paise', 'bigint', (column) => column.notNull())
    .addColumn('special_instructions', 'text', (column) => column.notNull())
    .addColumn('business_date', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('customer_key', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('client_key', 'text')
    .addCheckConstraint('orders_total_not_negative', sql`total_paise >= 0`);
}
