import type { RefundedLine } from '../../../shared/contract/orders/payment-shape';
import { owedCredit, sumTax, type TaxGroup } from '../../../shared/domain/money/bill-tax';
import { standing, sumPayments } from '../../../shared/domain/orders/order-payments';
import type { Paise } from '../../../shared/domain/platform/money';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { BillsTable, OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { type BillDocument, billDocument } from './bill-document';
import { listBilledPayments } from './billed-payments';
import { creditsByRate } from './credit-shares';
import { refundedLinesOf } from './refunded-lines';

/** What the credit notes must take back of a group of the bill. */
export interface CreditTarget {
  amount: Paise;
  units: number;
}

/** What the credit notes must take back of each group of the bill. */
export async function readCreditTarget(
  tx: Tx,
  bill: BillsTable,
  { id, status }: Pick<OrdersTable, 'id' | 'status'>,
  billed: readonly TaxGroup[],
): Promise<CreditTarget[]> {
  const rows = await listBilledPayments(tx, id);
  const { refunded, received } = sumPayments(
    rows.map(({ kind, method, amount_paise: amount }) => ({ kind, method, amount })),
  );
  const owed = owedCredit({
    total: sumTax(billed).amount,
    isCancelled: status === 'cancelled',
    refunded,
    kept: received,
  });
  const document = parseJsonColumn(billDocument, bill.document, `bills.document of ${id}`);
  const refunds = standing(rows)
    .filter(({ kind }) => kind === 'refund')
    .map((row) => {
      const lines = refundedLinesOf(row);
      const dishes = dishesByRate(document, lines, billed, ({ price }) => price);
      return { amount: -row.amount_paise, lines, dishes };
    });
  const amounts = creditsByRate(
    billed.map(({ amount }) => amount),
    refunds,
    owed,
  );
  // Less than a dish's price is a discount: its units stay sold.
  const returned = refunds
    .filter(({ amount, dishes }) => amount >= dishes.reduce((sum, price) => sum + price, 0))
    .flatMap(({ lines }) => lines);
  const units = dishesByRate(document, returned, billed, () => 1);
  return billed.map(({ amount: whole, quantity }, index) => {
    const amount = amounts[index] ?? 0;
    // A refund that a gateway made after all may return a dish twice.
    const returnedUnits = Math.min(quantity, units[index] ?? 0);
    return { amount, units: amount === whole ? quantity : returnedUnits };
  });
}

/** Adds up the units of dishes for each group of the bill, each unit by its weight. */
function dishesByRate(
  document: BillDocument,
  lines: readonly RefundedLine[],
  billed: readonly TaxGroup[],
  weightOf: (line: BillDocument['lines'][number]) => number,
): number[] {
  return billed.map(({ code, rate }) => {
    const own = document.lines.filter((each) => each.code === code && each.rate === rate);
    return lines.reduce((sum, { line, quantity }) => {
      const found = own.find((each) => each.line === line);
      return found ? sum + weightOf(found) * quantity : sum;
    }, 0);
  });
}
