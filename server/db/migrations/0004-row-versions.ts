import type { Kysely } from 'kysely';

const EDITED_TABLES = ['settings', 'categories', 'products', 'inventory', 'admins'];

/** A number that every write of a row adds 1 to, so that an edit can tell that it saw the last one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of EDITED_TABLES) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
}
