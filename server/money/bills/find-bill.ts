import type { Database } from '../../platform/db/database';
import type { BillsTable } from '../../platform/db/schema';

/** The bill of an order, if it has one. */
export function findBill(db: Database, orderId: string): Promise<BillsTable | undefined> {
  return db.selectFrom('bills').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}
