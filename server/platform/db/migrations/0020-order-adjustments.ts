import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres';
import { rebuildTable } from '../rebuild-table';
import { required } from '../table-parts';

/**
 * Adds price adjustments to orders. The old CHECK of the total did not include them, so it is dropped;
 * the code that writes an order ensures the sum. Servers of the previous version write no adjustments
 * and can go on during the upgrade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    // NOT VALID: otherwise PostgreSQL reads every order while it locks the table.
    await sql`alter table orders drop constraint orders_total_adds_up,
      add constraint orders_total_not_negative check (total_paise >= 0) not valid`.execute(db);
  } else {
    await rebuildTable(db, 'orders', orders);
  }
  await db.schema
    .createTable('order_adjustments')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .$call(required('text', 'kind', 'label'))
    .addColumn('amount_paise', 'bigint', (column) => column.notNull())
    .addColumn('code', 'text')
    .addPrimaryKeyConstraint('order_adjustments_key', ['order_id', 'position'])
    .execute();
}

/** The orders table of 0019 without the CHECK. */
function orders(table: CreateTableBuilder<string>): CreateTableBuilder<string> {
  return table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.references('customers.id'))
    .addColumn('customer_name', 'text', (column) => column.notNull())
    .addColumn('customer_phone', 'text')
    .addColumn('customer_email', 'text')
    .$call(required('text', 'status', 'payment_status', 'payment_method'))
    .addColumn('payment_attempt', 'integer', (column) => column.notNull())
    .addColumn('upi_payment_url', 'text')
    .addColumn('delivery_method', 'text', (column) => column.notNull())
    .addColumn('delivery_address', 'text')
    .$call(required('integer', 'location_verified', 'item_count'))
    .$call(
      required('bigint', 'subtotal_paise', 'packaging_paise', 'delivery_fee_paise', 'total_paise'),
    )
    .$call(required('text', 'special_instructions', 'business_date', 'created_at', 'updated_at'))
    .addColumn('customer_key', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('client_key', 'text')
    .addCheckConstraint('orders_total_not_negative', sql`total_paise >= 0`);
}
