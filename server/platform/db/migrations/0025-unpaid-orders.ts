import { type Kysely, sql } from 'kysely';

/**
 * The unpaid orders of a network are counted before each order. An index of them replaces the one of
 * all orders that the network placed in a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_unpaid_by_client')
    .on('orders')
    .columns(['client_key', 'payment_status', 'status', 'created_at'])
    .where(sql.ref('client_key'), 'is not', null)
    .execute();
  await db.schema.dropIndex('orders_by_client').execute();
}
