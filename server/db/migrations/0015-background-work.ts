import type { Kysely } from 'kysely';

/** When one of the servers last began a piece of background work; the others leave it alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('background_work')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .execute();
}
