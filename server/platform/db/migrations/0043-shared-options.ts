import type { Kysely } from 'kysely';
import { required } from '../table-parts';

/**
 * Sections of options that many products share. A product's own column has a copy of each, so servers
 * of the previous version read and sell them as the product's own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shared_options')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'section', 'created_at', 'updated_at'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
