import { seller as storedSeller } from '../../shared/contract/bill-shape';
import { billNumber } from '../../shared/domain/bill-number';
import type { TaxGroup } from '../../shared/domain/bill-tax';
import { kolkataTime } from '../../shared/domain/kolkata-time';
import type { Database } from '../db/database';
import { parseJsonColumn } from '../db/json-column';
import type { BillsTable, BillTaxesTable } from '../db/schema';
import { inTransaction, type Tx } from '../db/transaction';
import { readEarlierDocument } from './bill-document';

/** A bill with its document. */
export type BillRow = BillsTable & { document: string };

export const numberOf = ({ financial_year, number }: BillsTable) =>
  billNumber(financial_year, number);

export const sellerOf = ({ seller, order_id }: BillsTable) =>
  parseJsonColumn(storedSeller, seller, `bills.seller of ${order_id}`);

/** The bill of an order, if it has one. */
export async function findBill(db: Database, orderId: string): Promise<BillRow | undefined> {
  const row = await selectBill(db, orderId);
  if (!row || row.document !== null) return row as BillRow | undefined;
  return inTransaction(db, (tx) => completeBill(tx, row));
}

/** Like `findBill`, in a transaction. */
export async function findBillIn(tx: Tx, orderId: string): Promise<BillRow | undefined> {
  const row = await selectBill(tx, orderId);
  if (!row || row.document !== null) return row as BillRow | undefined;
  return completeBill(tx, row);
}

function selectBill(db: Database, orderId: string) {
  return db.selectFrom('bills').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

const BATCH = 100;

/** Gives bills that servers of an earlier release made their documents. */
export async function completeEarlierBills(db: Database): Promise<void> {
  let found: BillsTable[];
  do {
    found = await db
      .selectFrom('bills')
      .selectAll()
      .where('document', 'is', null)
      .limit(BATCH)
      .execute();
    const rows = found;
    await inTransaction(db, async (tx) => {
      for (const row of rows) await completeBill(tx, row);
    });
  } while (found.length === BATCH);
}

async function completeBill(tx: Tx, row: BillsTable): Promise<BillRow> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  const { document, taxes } = await readEarlierDocument(tx, order, sellerOf(row));
  const text = JSON.stringify(document);
  const { numUpdatedRows } = await tx
    .updateTable('bills')
    .set({ document: text })
    .where('order_id', '=', row.order_id)
    .where('document', 'is', null)
    .executeTakeFirst();
  // Another server may have completed it meanwhile.
  if (numUpdatedRows > 0n) {
    await insertTaxes(
      tx,
      { document: numberOf(row), orderId: row.order_id, at: row.made_at },
      taxes,
    );
  }
  return { ...row, document: text };
}

/** Stores the tax of a bill, or of a credit note, whose amounts are negative. */
export async function insertTaxes(
  tx: Tx,
  { document, orderId, at }: { document: string; orderId: string; at: string },
  taxes: readonly TaxGroup[],
): Promise<void> {
  const rows: BillTaxesTable[] = taxes.map((tax, index) => ({
    document,
    position: index + 1,
    order_id: orderId,
    business_date: kolkataTime(new Date(at)).date,
    code: tax.code,
    rate: tax.rate,
    quantity: tax.quantity,
    amount_paise: tax.amount,
    taxable_paise: tax.taxable,
    cgst_paise: tax.cgst,
    sgst_paise: tax.sgst,
    round_off_paise: tax.roundOff,
  }));
  if (rows.length > 0) await tx.insertInto('bill_taxes').values(rows).execute();
}

export async function listTaxes(db: Database, document: string): Promise<TaxGroup[]> {
  const rows = await db
    .selectFrom('bill_taxes')
    .selectAll()
    .where('document', '=', document)
    .orderBy('position')
    .execute();
  return rows.map(taxOf);
}

export function taxOf(
  row: Omit<BillTaxesTable, 'document' | 'position' | 'order_id' | 'business_date'>,
) {
  return {
    code: row.code,
    rate: row.rate,
    quantity: row.quantity,
    amount: row.amount_paise,
    taxable: row.taxable_paise,
    cgst: row.cgst_paise,
    sgst: row.sgst_paise,
    roundOff: row.round_off_paise,
  };
}
