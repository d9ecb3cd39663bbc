import type { Kysely } from 'kysely';

/**
 * How an order is paid when its customer gets it; null if the payment comes first. Servers of the previous
 * version neither take such orders nor know of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('pay_later', 'text').execute();
}
