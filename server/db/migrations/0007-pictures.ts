import { type Kysely, sql } from 'kysely';

/**
 * Uploaded pictures, each in a few small files, beside all else: whichever server is asked has them,
 * and a copy of the database is a copy of the shop. SQLite takes `bytea` as it takes any type's name,
 * and keeps bytes as bytes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .addColumn('uploaded_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pictures_key', ['id', 'width', 'format'])
    .execute();
}
