import { type Kysely, sql } from 'kysely';

/**
 * An index that counts the orders of a slot, without an entry for other orders; and one of the open
 * orders by the time at which the kitchen learns of them, with the expressions of
 * promise/open-orders.ts. Both are small. They have a migration of their own so that orders can be read
 * while they are built.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_by_slot')
    .on('orders')
    .columns(['slot_at'])
    .where(sql.ref('slot_at'), 'is not', null)
    .execute();
  await sql`create index orders_in_kitchen on orders (status, coalesce(starts_at, created_at))
    where status <> 'delivered' and status <> 'cancelled'`.execute(db);
}
