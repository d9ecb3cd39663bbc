import type { Kysely } from 'kysely';
import { createIndex, required } from '../table-parts';

/**
 * Printers and their queues. An order's id is no foreign key: an order that lapses is deleted, and its
 * tickets need not stop that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('printers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'name', 'kind', 'prints_new', 'created_at', 'updated_at'))
    .$call(required('integer', 'paper_dots'))
    .$call(required('bigint', 'last_event'))
    .addColumn('secret_hash', 'text', (column) => column.unique())
    .addColumn('problem', 'text')
    .addColumn('seen_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('print_jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('printer_id', 'text', (column) => column.notNull().references('printers.id'))
    .$call(required('text', 'state', 'requested_name', 'requested_at'))
    .$call(required('integer', 'is_copy', 'attempts'))
    .addColumn('order_id', 'text')
    .addColumn('auto_key', 'text', (column) => column.unique())
    .addColumn('held_until', 'text')
    .addColumn('settled_at', 'text')
    .execute();
  await createIndex(db, 'print_jobs_queue', 'print_jobs', ['printer_id', 'state', 'requested_at']);
  await createIndex(db, 'print_jobs_by_order', 'print_jobs', ['order_id']);
  await createIndex(db, 'print_jobs_by_settling', 'print_jobs', ['settled_at']);
}
