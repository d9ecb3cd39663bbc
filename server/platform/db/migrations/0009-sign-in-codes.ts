import type { Kysely } from 'kysely';

/** Sign-in codes as keyed hashes, and the network that requested each code sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_in_codes')
    .addColumn('phone_number', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('sent_codes')
    .addColumn('client_address', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('sent_codes_time').on('sent_codes').column('sent_at').execute();
}
