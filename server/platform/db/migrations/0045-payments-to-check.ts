import type { Kysely } from 'kysely';

/** Since when the shop is open, and when the owner was told of a payment that nobody has checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['open_since', 'payment_told_at']) {
    await db.schema.alterTable('guard_state').addColumn(column, 'text').execute();
  }
}
