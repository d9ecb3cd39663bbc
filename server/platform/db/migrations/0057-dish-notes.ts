import type { Kysely } from 'kysely';

/**
 * What a customer asks of the kitchen for one line. Servers of the previous version take orders without
 * it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_items')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
