import {
  type Bill,
  type BillTax,
  seller as storedSeller,
} from '../../../shared/contract/money/bill-shape';
import { negative, type TaxGroup } from '../../../shared/domain/money/bill-tax';
import { billNumber, creditNoteNumber } from '../../../shared/domain/orders/bill-number';
import { notTakenBack } from '../../../shared/domain/orders/order-payments';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { placeOfSupply } from '../../../shared/domain/shop/gst-states';
import { listPayments } from '../../orders/stored-payments';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { BillsTable, BillTaxesTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { billDocument } from './bill-document';

export function findBill(db: Database, orderId: string): Promise<BillsTable | undefined> {
  return db.selectFrom('bills').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export const numberOf = ({
  financial_year,
  number,
}: Pick<BillsTable, 'financial_year' | 'number'>) => billNumber(financial_year, number);

const sellerOf = ({ seller, order_id }: BillsTable) =>
  parseJsonColumn(storedSeller, seller, `bills.seller of ${order_id}`);

/** A credit note's amounts are negative. @param made.after how many rows the document has already. */
export async function insertTaxes(
  tx: Tx,
  made: { document: string; orderId: string; at: string; after?: number },
  taxes: readonly TaxGroup[],
): Promise<BillTaxesTable[]> {
  const rows: BillTaxesTable[] = taxes.map((tax, index) => ({
    document: made.document,
    position: (made.after ?? 0) + index + 1,
    order_id: made.orderId,
    business_date: kolkataTime(new Date(made.at)).date,
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
  return rows;
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

/** Hold the lock of the series. */
export async function nextNumber(
  tx: Tx,
  series: 'bills' | 'credit_notes',
  year: string,
): Promise<number> {
  const { last } = await tx
    .selectFrom(series)
    .where('financial_year', '=', year)
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function billToWire(db: Database, row: BillsTable): Promise<Bill> {
  const { order_id: orderId, made_at: madeAt } = row;
  const seller = sellerOf(row);
  const document = parseJsonColumn(billDocument, row.document, `bills.document of ${orderId}`);
  const taxes = await listTaxes(db, numberOf(row));
  const payments = notTakenBack(await listPayments(db, [orderId]));
  return {
    orderId,
    billNumber: numberOf(row),
    madeAt,
    seller,
    placeOfSupply: placeOfSupply(seller.stateCode),
    lines: document.lines.map(({ name, options, quantity, price, code }) => ({
      name,
      options,
      quantity,
      code,
      price: paiseToRupees(price),
      amount: paiseToRupees(price * quantity),
    })),
    charges: document.charges.map(({ kind, label, amount, code, line, percent }) => ({
      kind,
      label,
      code,
      percent,
      dish: document.lines.find((each) => each.line === line)?.name,
      amount: paiseToRupees(amount),
    })),
    total: paiseToRupees(document.total),
    taxes: taxes.map(taxToWire),
    payments: payments.map(({ kind, method, amount_paise }) => ({
      kind,
      method,
      amount: paiseToRupees(Math.abs(amount_paise)),
    })),
    creditNotes: await listCreditNotes(db, orderId),
  };
}

async function listCreditNotes(db: Database, orderId: string): Promise<Bill['creditNotes']> {
  const notes = await db
    .selectFrom('credit_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .orderBy('financial_year')
    .orderBy('number')
    .execute();
  const wire: Bill['creditNotes'] = [];
  for (const { financial_year, number, made_at: madeAt, amount_paise } of notes) {
    const document = creditNoteNumber(financial_year, number);
    const taxes = await listTaxes(db, document);
    wire.push({
      number: document,
      madeAt,
      amount: paiseToRupees(amount_paise),
      taxes: taxes.map((tax) => taxToWire(negative(tax))),
    });
  }
  return wire;
}

export function taxToWire(tax: TaxGroup): BillTax {
  return {
    code: tax.code,
    rate: tax.rate / 100,
    amount: paiseToRupees(tax.amount),
    taxable: paiseToRupees(tax.taxable),
    cgst: paiseToRupees(tax.cgst),
    sgst: paiseToRupees(tax.sgst),
    roundOff: paiseToRupees(tax.roundOff),
  };
}
