import type { Kysely } from 'kysely';

/** Records each code sent, so that the limits hold across restarts and servers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sent_codes')
    .addColumn('phone_number', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sent_codes_key', ['phone_number', 'sent_at'])
    .execute();
}
