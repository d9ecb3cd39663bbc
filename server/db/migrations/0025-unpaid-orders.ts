import { type Kysely, sql } from 'kysely';

/**
 * The unpaid orders of a network are counted before each order: an index that leads to them alone, in
 * place of the one that led to all its orders of the day. Guests are no longer counted by phone number
 * alone, so their index goes, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_unpaid_by_client')
    .on('orders')
    .columns(['client_key', 'payment_status', 'status', 'created_at'])
    .where(sql.ref('client_key'), 'is not', null)
    .execute();
  await db.schema.dropIndex('orders_by_client').execute();
  await db.schema.dropIndex('orders_by_guest').execute();
}
