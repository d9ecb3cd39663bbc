import type { Kysely } from 'kysely';

/** What a refund of single dishes was for. Servers of the previous release refund no dishes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('lines', 'text').execute();
}
