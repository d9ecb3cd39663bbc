import { type Kysely, sql } from 'kysely';
import { createIndex, required } from '../table-parts';

/** Photographs of doors, for the rider. They are deleted after some days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('door_photos')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id'))
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .$call(required('text', 'uploaded_at'))
    .execute();
  await createIndex(db, 'door_photos_by_time', 'door_photos', ['uploaded_at']);
}
