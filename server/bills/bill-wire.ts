import type { Bill } from '../../shared/contract/bill-shape';
import { BILL_TITLES } from '../../shared/domain/bill-tax';
import { placeOfSupply } from '../../shared/domain/gst-states';
import { paiseToRupees } from '../../shared/domain/money';
import { taxStanding } from '../../shared/domain/tax';
import type { Database } from '../db/database';
import { parseJsonColumn } from '../db/json-column';
import { billDocument } from './bill-document';
import { type BillRow, listTaxes, numberOf, sellerOf } from './bill-store';

/** What an earlier release called the bill of a cafe without a GSTIN. */
const EARLIER_TITLE = 'Bill of supply';

/** A bill as it crosses the wire, money in rupees. */
export async function billToWire(db: Database, row: BillRow): Promise<Bill> {
  const { order_id: orderId, made_at: madeAt } = row;
  const seller = sellerOf(row);
  const taxMode = seller.taxMode ?? taxStanding(seller.gstin, seller.taxRate);
  const isEarlier = seller.taxMode === undefined && taxMode === 'unregistered';
  const document = parseJsonColumn(billDocument, row.document, `bills.document of ${orderId}`);
  const taxes = await listTaxes(db, numberOf(row));
  return {
    orderId,
    billNumber: numberOf(row),
    madeAt,
    title: isEarlier ? EARLIER_TITLE : BILL_TITLES[taxMode],
    seller: { ...seller, taxMode },
    placeOfSupply: seller.stateCode === undefined ? null : placeOfSupply(seller.stateCode),
    lines: document.lines.map(({ name, options, quantity, price, code }) => ({
      ...{ name, options, quantity, code },
      price: paiseToRupees(price),
      amount: paiseToRupees(price * quantity),
    })),
    charges: document.charges.map(({ label, amount, code }) => ({
      ...{ label, code },
      amount: paiseToRupees(amount),
    })),
    total: paiseToRupees(document.total),
    taxes: taxes.map(({ code, rate, amount, taxable, cgst, sgst, roundOff }) => ({
      code,
      rate: rate / 100,
      amount: paiseToRupees(amount),
      taxable: paiseToRupees(taxable),
      cgst: paiseToRupees(cgst),
      sgst: paiseToRupees(sgst),
      roundOff: paiseToRupees(roundOff),
    })),
  };
}
