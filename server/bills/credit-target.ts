import type { RefundedLine } from '../../shared/contract/payment-shape';
import { owedCredit, sumTax, type TaxGroup } from '../../shared/domain/bill-tax';
import type { Paise } from '../../shared/domain/money';
import { standing, sumPayments } from '../../shared/domain/order-payments';
import { parseJsonColumn } from '../db/json-column';
import type { OrdersTable } from '../db/schema';
import type { Tx } from '../db/transaction';
import { type BillDocument, billDocument } from './bill-document';
import type { BillRow } from './bill-store';
import { creditsByRate } from './credit-shares';
import { refundedLinesOf } from './refunded-lines';

/** How much of each group of the bill the credit notes must take back. */
export async function readCreditTarget(
  tx: Tx,
  bill: BillRow,
  { id, status }: Pick<OrdersTable, 'id' | 'status'>,
  billed: readonly TaxGroup[],
): Promise<Paise[]> {
  const rows = await tx
    .selectFrom('payments')
    .where('order_id', '=', id)
    .select(['id', 'kind', 'method', 'amount_paise', 'lines', 'corrects'])
    .orderBy('at')
    .orderBy('id')
    .execute();
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
  const refunds = standing(rows).filter(({ kind }) => kind === 'refund');
  return creditsByRate(
    billed.map(({ amount }) => amount),
    refunds.map((row) => ({
      amount: -row.amount_paise,
      dishes: dishesByRate(document, refundedLinesOf(row), billed),
    })),
    owed,
  );
}

/** The prices of dishes of the bill, added up for each group. */
function dishesByRate(
  document: BillDocument,
  lines: readonly RefundedLine[],
  billed: readonly TaxGroup[],
): Paise[] {
  return billed.map(({ code, rate }) => {
    const own = document.lines.filter((each) => each.code === code && each.rate === rate);
    return lines.reduce((sum, { line, quantity }) => {
      const price = own.find((each) => each.line === line)?.price ?? 0;
      return sum + price * quantity;
    }, 0);
  });
}
