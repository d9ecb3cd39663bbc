import type { Kysely } from 'kysely';

/** When each scheduled job last started on any server; the other servers then skip it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('background_work')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .execute();
}
