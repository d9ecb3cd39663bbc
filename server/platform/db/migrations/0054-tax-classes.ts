import type { Kysely } from 'kysely';

/** The tax class of a dish; null for the class of all dishes. Servers of the previous release leave it alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('tax_class_id', 'text').execute();
}
