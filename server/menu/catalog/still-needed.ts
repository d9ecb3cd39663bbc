import { sql } from 'kysely';
import type { Database } from '../../platform/db/database';

/** The dishes still to be made that are on the kitchen's board, with the order's counter number. */
export function listStillNeeded(db: Database, now: Date) {
  return db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .select(['counter_number as order', 'product_id as product', 'category_id as category'])
    .distinct()
    .where('orders.status', 'in', ['placed', 'preparing'])
    .where(sql<boolean>`orders.status <> 'delivered' and orders.status <> 'cancelled'`)
    .where(sql<boolean>`coalesce(orders.starts_at, orders.created_at) <= ${now.toISOString()}`)
    .where('ready_at', 'is', null)
    .where('done_at', 'is', null)
    .orderBy('counter_number')
    .execute();
}
