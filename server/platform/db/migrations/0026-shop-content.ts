import type { Kysely } from 'kysely';
import { required } from '../table-parts';

/** What the owner says about the cafe, as one document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shop_content')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'document', 'updated_at'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
