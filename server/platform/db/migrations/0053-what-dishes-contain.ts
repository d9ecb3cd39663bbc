import type { Kysely } from 'kysely';

/**
 * What a dish contains and what it goes well with. Servers of the previous version add dishes without
 * either, and leave those of a dish they change as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['contains', 'goes_with']) {
    await db.schema
      .alterTable('products')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  }
}
