import type { Kysely } from 'kysely';

/** A deleted category's row stays for the deleted products that old orders still refer to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('categories').addColumn('deleted_at', 'text').execute();
}
