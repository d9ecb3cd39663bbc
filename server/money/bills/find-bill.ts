import { SYSTEM_NAME } from '../../../shared/domain/orders/payment';
import { lockOrder } from '../../orders/order-store';
import type { Database } from '../../platform/db/database';
import type { BillsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readEarlierDocument } from './bill-document';
import { type BillRow, insertTaxes, numberOf, sellerOf } from './bill-store';
import { settleBilled } from './settle-credits';

/** The bill of an order, if it has one. */
export async function findBill(db: Database, orderId: string): Promise<BillRow | undefined> {
  const row = await selectBill(db, orderId);
  if (row && row.document === null) return inTransaction(db, (tx) => completeBill(tx, row));
  return row as BillRow | undefined;
}

/** Like `findBill`, in a transaction. */
export async function findBillIn(tx: Tx, orderId: string): Promise<BillRow | undefined> {
  const row = await selectBill(tx, orderId);
  if (row && row.document === null) return completeBill(tx, row);
  return row as BillRow | undefined;
}

function selectBill(db: Database, orderId: string) {
  return db.selectFrom('bills').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

const BATCH = 100;

/** Gives bills that servers of an earlier release made their documents, and their credit notes. */
export async function completeEarlierBills(db: Database): Promise<void> {
  let count: number;
  do {
    const rows = await db
      .selectFrom('bills')
      .selectAll()
      .where('document', 'is', null)
      .orderBy('financial_year')
      .orderBy('number')
      .limit(BATCH)
      .execute();
    count = rows.length;
    await inTransaction(db, async (tx) => {
      for (const row of rows) await completeBill(tx, row);
    });
  } while (count === BATCH);
}

async function completeBill(tx: Tx, row: BillsTable): Promise<BillRow> {
  const order = await lockOrder(tx, row.order_id);
  const { document, taxes } = await readEarlierDocument(tx, order, sellerOf(row));
  const bill = { ...row, document: JSON.stringify(document) };
  const { numUpdatedRows } = await tx
    .updateTable('bills')
    .set({ document: bill.document })
    .where('order_id', '=', row.order_id)
    .where('document', 'is', null)
    .executeTakeFirst();
  // Another server may have completed it meanwhile.
  if (numUpdatedRows > 0n) {
    await insertTaxes(tx, { document: numberOf(row), orderId: order.id, at: row.made_at }, taxes);
    // A refund or cancelling of those days belongs to the month in which it happened.
    const changedAt = new Date(order.updated_at);
    await settleBilled(tx, bill, order, { adminId: null, name: SYSTEM_NAME, now: changedAt });
  }
  return bill;
}
