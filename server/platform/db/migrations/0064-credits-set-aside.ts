import type { Kysely } from 'kysely';

/** Credits that staff set aside after they had undone a match. The previous release has no such credits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bank_credits')
    .addColumn('set_aside', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
