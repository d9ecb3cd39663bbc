import type { Database } from '../../platform/db/database';
import type { BillsTable } from '../../platform/db/schema';
import { numberOf } from './bill-store';

/** The bill of an order, if it has one. */
export function findBill(db: Database, orderId: string): Promise<BillsTable | undefined> {
  return db.selectFrom('bills').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function findBillNumber(db: Database, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bills')
    .select(['financial_year', 'number'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && numberOf(row);
}
