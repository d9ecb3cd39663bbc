import type { Kysely } from 'kysely';

/**
 * The slot of an order for later, when the kitchen must start it, and when the kitchen was told to.
 * Servers of the previous version write none of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['slot_at', 'starts_at', 'start_told_at']) {
    await db.schema.alterTable('orders').addColumn(name, 'text').execute();
  }
}
