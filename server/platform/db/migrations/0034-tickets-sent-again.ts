import type { Kysely } from 'kysely';

/**
 * Whether a ticket may have come out of its printer before. Servers of the previous version mark a
 * ticket by its claims, and do not mark one that the printer put back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('print_jobs')
    .addColumn('may_be_printed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
