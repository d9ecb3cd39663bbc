import type { Kysely } from 'kysely';
import { required } from '../table-parts';

/**
 * When an order was promised, from what estimate, and how long dishes take. Servers of the previous
 * version write none of it: their orders have no promise, and count as no work.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('prep_minutes', 'integer').execute();
  for (const name of ['promised_from', 'promised_until']) {
    await db.schema.alterTable('orders').addColumn(name, 'text').execute();
  }
  for (const name of ['travel_minutes', 'work_seconds', 'wait_seconds', 'estimated_seconds']) {
    await db.schema.alterTable('orders').addColumn(name, 'integer').execute();
  }
  await db.schema
    .createTable('learned_times')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'document', 'learned_at'))
    .execute();
}
