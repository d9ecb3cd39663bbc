import type { Kysely } from 'kysely';

/**
 * An index of orders by the time of their last change, for what was cancelled or handed over lately.
 * On PostgreSQL nobody can read orders until a migration that alters their table commits. So the index
 * has a migration of its own: while it is built, orders can be read. Early versions of 0029 built it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_by_status_change')
    .ifNotExists()
    .on('orders')
    .columns(['status', 'updated_at'])
    .execute();
}
