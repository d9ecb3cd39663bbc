import type { Kysely } from 'kysely';

/**
 * What a rider looks for near a saved address. Servers of the previous version save addresses without
 * it, and leave that of an address they change as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('addresses')
    .addColumn('landmark', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
