import type { Bill, BillTax } from '../../../shared/contract/money/bill-shape';
import { negative, type TaxGroup } from '../../../shared/domain/money/bill-tax';
import { creditNoteNumber } from '../../../shared/domain/orders/bill-number';
import { notTakenBack } from '../../../shared/domain/orders/order-payments';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { placeOfSupply } from '../../../shared/domain/shop/gst-states';
import { listPayments } from '../../orders/stored-payments';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { BillsTable } from '../../platform/db/schema';
import { billDocument } from './bill-document';
import { listTaxes, numberOf, sellerOf } from './bill-store';

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
      ...{ name, options, quantity, code },
      price: paiseToRupees(price),
      amount: paiseToRupees(price * quantity),
    })),
    charges: document.charges.map(({ kind, label, amount, code }) => ({
      ...{ kind, label, code },
      amount: paiseToRupees(amount),
    })),
    total: paiseToRupees(document.total),
    taxes: taxes.map(taxToWire),
    payments: payments.map(({ kind, method, amount_paise }) => ({
      ...{ kind, method },
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
      ...{ number: document, madeAt },
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
