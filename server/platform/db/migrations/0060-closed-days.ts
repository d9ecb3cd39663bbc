import type { Kysely } from 'kysely';
import { required } from '../table-parts';

/** The sheets of days that staff have counted and signed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('closed_days')
    .addColumn('business_date', 'text', (column) => column.primaryKey())
    .$call(required('text', 'closed_at', 'admin_id', 'by_name', 'sheet', 'explanation'))
    .$call(required('text', 'known_payments'))
    .$call(required('bigint', 'counted_cash_paise'))
    .execute();
}
