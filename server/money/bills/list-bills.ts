import type { ListedBill } from '../../../shared/contract/money/bills-contract';
import { sumTax } from '../../../shared/domain/money/bill-tax';
import { isCreditNote } from '../../../shared/domain/orders/bill-number';
import { daysUntil } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { daysOfSpan, type ReportSpan } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';
import type { BillTaxesTable } from '../../platform/db/schema';
import { taxOf } from './bill-store';

/** The amounts add up to the tax of these days: a cancelled note is listed again on the day of its reversal. */
export async function* billBatches(db: Database, span: ReportSpan): AsyncGenerator<ListedBill[]> {
  for (const day of daysUntil(span.to, daysOfSpan(span))) {
    const rows = await db
      .selectFrom('bill_taxes')
      .selectAll()
      .where('business_date', '=', day)
      .orderBy('document')
      .orderBy('position')
      .execute();
    if (rows.length > 0) yield [...documentsOf(rows).values()].flatMap(toWire);
  }
}

/** A note that was cancelled on the same day has a document for each sign. */
function documentsOf(rows: readonly BillTaxesTable[]): Map<string, BillTaxesTable[]> {
  const documents = new Map<string, BillTaxesTable[]>();
  for (const row of rows) {
    const key = `${row.document} ${kindOf(row)}`;
    documents.set(key, [...(documents.get(key) ?? []), row]);
  }
  return documents;
}

function kindOf({ document, amount_paise }: BillTaxesTable): ListedBill['kind'] {
  if (!isCreditNote(document)) return 'bill';
  return amount_paise < 0 ? 'credit-note' : 'cancelled-credit-note';
}

function toWire(rows: readonly BillTaxesTable[]): ListedBill[] {
  const [row] = rows;
  if (!row) return [];
  const { amount, taxable, cgst, sgst, roundOff } = sumTax(rows.map(taxOf));
  return [
    {
      number: row.document,
      kind: kindOf(row),
      day: row.business_date,
      orderId: row.order_id === '' ? null : row.order_id,
      rates: rows.map(({ rate }) => rate / 100),
      amount: paiseToRupees(amount),
      taxable: paiseToRupees(taxable),
      cgst: paiseToRupees(cgst),
      sgst: paiseToRupees(sgst),
      roundOff: paiseToRupees(roundOff),
    },
  ];
}
