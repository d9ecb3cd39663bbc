import type { Kysely } from 'kysely';

/**
 * The hash of an order's body with the notes of its lines. Servers of the previous version neither read
 * notes nor write this hash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('idempotency_keys').addColumn('noted_hash', 'text').execute();
}
