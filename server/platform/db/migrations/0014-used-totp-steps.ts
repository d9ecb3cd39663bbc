import type { Kysely } from 'kysely';

/** The last TOTP step that each account has used: a code works once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('used_totp_steps')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute();
}
