import type { Kysely } from 'kysely';

/** The last half minute whose code an account has used: each code of a second factor counts once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('used_totp_steps')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute();
}
