import type { Kysely } from 'kysely';

/**
 * Until when a product, or a category with its products, is sold out. Servers of the previous version
 * know nothing of it and sell by the stock until they are replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('sold_out_until', 'text').execute();
  await db.schema.alterTable('categories').addColumn('sold_out_until', 'text').execute();
}
