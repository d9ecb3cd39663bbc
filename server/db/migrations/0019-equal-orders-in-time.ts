import type { Kysely } from 'kysely';

/**
 * Orders that a list sorts alike follow each other by time instead of by their ids. Ids are random:
 * an entry among them fell into a page of its own, which was written with every order. And a list by
 * status or payment is now in the order of the index that filters by it, so that two need not be kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Early versions ran this on SQLite without a transaction: some may be dropped already.
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
