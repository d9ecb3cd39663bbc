import type { Kysely } from 'kysely';

const EDITED_TABLES = ['settings', 'categories', 'products', 'inventory', 'admins'];

/** Row versions: every write adds 1, so an edit can tell whether the row changed since it was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of EDITED_TABLES) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
}
