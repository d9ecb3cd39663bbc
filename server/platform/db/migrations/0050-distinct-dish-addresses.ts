import type { Kysely } from 'kysely';

/** No two dishes have one address. On PostgreSQL the menu can be read meanwhile, since nothing is altered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('products_slug')
    .ifNotExists()
    .on('products')
    .column('slug')
    .unique()
    .execute();
}
