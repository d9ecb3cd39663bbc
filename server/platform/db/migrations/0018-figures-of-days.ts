import { type Kysely, sql } from 'kysely';
import { required } from '../table-parts';

/**
 * Splits the figures by hour and status into two tables. Daily figures by status, which every list
 * and the dashboard sum, have a twentieth of the rows. Hourly figures need no status: an order stays
 * counted in its hour whatever becomes of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (await recover(db)) return;
  await db.schema
    .createTable('hourly_figures')
    .addColumn('business_date', 'text', (column) => column.notNull())
    .$call(required('integer', 'hour', 'orders'))
    .addPrimaryKeyConstraint('hourly_figures_key', ['business_date', 'hour'])
    .execute();
  await sql`insert into hourly_figures (business_date, hour, orders)
    select business_date, hour, sum(orders) from daily_figures
    group by business_date, hour`.execute(db);
  await db.schema.alterTable('daily_figures').renameTo('figures_before').execute();
  await db.schema
    .createTable('daily_figures')
    .$call(required('text', 'business_date', 'status', 'payment_status'))
    .addColumn('orders', 'integer', (column) => column.notNull())
    .addColumn('total_paise', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_figures_by_standing', [
      'business_date',
      'status',
      'payment_status',
    ])
    .execute();
  await sql`insert into daily_figures (business_date, status, payment_status, orders, total_paise)
    select business_date, status, payment_status, sum(orders), sum(total_paise)
    from figures_before group by business_date, status, payment_status`.execute(db);
  await db.schema.dropTable('figures_before').execute();
}

/**
 * Early versions ran this migration on SQLite without a transaction. Undoes what a killed run left.
 * @returns true when the run had finished and only its record was missing.
 */
async function recover(db: Kysely<unknown>): Promise<boolean> {
  const tables = await db.introspection.getTables();
  const find = (table: string) => tables.find(({ name }) => name === table);
  if (!find('hourly_figures')) return false;
  if (find('figures_before')) {
    await db.schema.dropTable('daily_figures').ifExists().execute();
    await db.schema.alterTable('figures_before').renameTo('daily_figures').execute();
  } else if (!find('daily_figures')?.columns.some(({ name }) => name === 'hour')) {
    return true;
  }
  await db.schema.dropTable('hourly_figures').execute();
  return false;
}
