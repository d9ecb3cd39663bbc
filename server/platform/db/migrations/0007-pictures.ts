import { type Kysely, sql } from 'kysely';

/**
 * Uploaded pictures, each in a few sizes. They are in the database, so every server has them and a
 * copy of the database is a copy of the shop. `bytea` is PostgreSQL's type; SQLite accepts the name
 * and stores a blob.
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
