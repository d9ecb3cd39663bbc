import type { Kysely } from 'kysely';

/**
 * Orders with equal sort values are now listed by time, not by id. Ids are random, so every new index
 * entry fell into another page, and each order wrote that page. Lists by status or payment are sorted
 * by the index that also filters them, so two indexes go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Early versions ran this migration on SQLite without a transaction: some may already be dropped.
  for (const key of ['status', 'payment_status', 'customer_key', 'item_count', 'total_paise']) {
    await db.schema.dropIndex(`orders_sorted_by_${key}`).ifExists().execute();
  }
  await db.schema.dropIndex('orders_by_status_time').ifExists().execute();
  await db.schema.dropIndex('orders_by_payment_time').ifExists().execute();
  const indexes: [string, string[]][] = [
    ['orders_by_status_time', ['status', 'created_at', 'id', 'payment_status']],
    ['orders_by_payment_time', ['payment_status', 'created_at', 'id', 'status']],
    ...['customer_key', 'item_count', 'total_paise'].map((key): [string, string[]] => [
      `orders_sorted_by_${key}`,
      [key, 'created_at', 'id', 'status', 'payment_status'],
    ]),
  ];
  for (const [name, columns] of indexes) {
    await db.schema.createIndex(name).on('orders').columns(columns).execute();
  }
}
