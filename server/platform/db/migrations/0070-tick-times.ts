import type { Kysely } from 'kysely';

/**
 * When the tap that last decided was made. Servers of the previous release do not write it, so a tap is
 * then compared with the last one before theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_items').addColumn('done_tapped_at', 'text').execute();
}
