import type { RefundedLine } from '../../../shared/contract/orders/payment-shape';
import { owedCredit, sumTax, type TaxGroup } from '../../../shared/domain/money/bill-tax';
import { paidForUnits } from '../../../shared/domain/orders/discount';
import { notTakenBack } from '../../../shared/domain/orders/order-payments';
import type { Paise } from '../../../shared/domain/platform/money';
import { shareOut } from '../../../shared/domain/platform/share-out';
import { listPayments, refundedLinesOf, sumsOf } from '../../orders/stored-payments';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { BillsTable, OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { type BillDocument, billDocument, paidOfLines } from './bill-document';

interface CreditTarget {
  amount: Paise;
  units: number;
}

export async function readCreditTarget(
  tx: Tx,
  bill: BillsTable,
  { id, status }: Pick<OrdersTable, 'id' | 'status'>,
  billed: readonly TaxGroup[],
): Promise<CreditTarget[]> {
  const rows = await listPayments(tx, [id]);
  const { refunded, received } = sumsOf(rows);
  const owed = owedCredit({
    total: sumTax(billed).amount,
    isCancelled: status === 'cancelled',
    refunded,
    kept: received,
  });
  const document = parseJsonColumn(billDocument, bill.document, `bills.document of ${id}`);
  const paid = paidOfLines(document);
  const earlier = new Map<number, number>();
  const refunds = notTakenBack(rows)
    .filter(({ kind }) => kind === 'refund')
    .map((row) => {
      const lines = refundedLinesOf(row);
      const dishes = dishesByRate(document, lines, billed, ({ line, quantity }, units) => {
        const before = earlier.get(line) ?? 0;
        earlier.set(line, before + units);
        return paidForUnits(paid.get(line) ?? 0, quantity, { before, units });
      });
      return { amount: -row.amount_paise, lines, dishes };
    });
  const amounts = creditsByRate(
    billed.map(({ amount }) => amount),
    refunds,
    owed,
  );
  // Less than was paid for a dish is a discount: its units stay sold.
  const returned = refunds
    .filter(({ amount, dishes }) => amount >= dishes.reduce((sum, price) => sum + price, 0))
    .flatMap(({ lines }) => lines);
  const units = dishesByRate(document, returned, billed, (_line, quantity) => quantity);
  return billed.map(({ amount: whole, quantity }, index) => {
    const amount = amounts[index] ?? 0;
    // A refund that a gateway made after all may return a dish twice.
    const returnedUnits = Math.min(quantity, units[index] ?? 0);
    return { amount, units: amount === whole ? quantity : returnedUnits };
  });
}

function dishesByRate(
  document: BillDocument,
  lines: readonly RefundedLine[],
  billed: readonly TaxGroup[],
  weightOf: (line: BillDocument['lines'][number], units: number) => number,
): number[] {
  return billed.map(({ code, rate }) => {
    const own = document.lines.filter((each) => each.code === code && each.rate === rate);
    return lines.reduce((sum, { line, quantity }) => {
      const found = own.find((each) => each.line === line);
      return found ? sum + weightOf(found, quantity) : sum;
    }, 0);
  });
}

interface BilledRefund {
  amount: Paise;
  /** For each code and rate of the bill. All are 0 if it names no dishes. */
  dishes: readonly Paise[];
}

/**
 * Dishes' refunds come from their codes and rates, all else in proportion to what is left.
 * @param refunds oldest first. @param owed what the credit notes take back together: at most the bill's total.
 */
function creditsByRate(
  billed: readonly Paise[],
  refunds: readonly BilledRefund[],
  owed: Paise,
): Paise[] {
  let left = [...billed];
  let untaken = owed;
  const take = (amount: Paise, weights: readonly Paise[]) => {
    const shares = shareOut(amount, weights).map((share, index) =>
      Math.min(share, left[index] ?? 0),
    );
    left = left.map((each, index) => each - (shares[index] ?? 0));
    untaken -= sum(shares);
    return amount - sum(shares);
  };
  // Money that was paid above the total is refunded without a credit, and is for no dish.
  let excess = Math.max(0, sum(refunds.map(({ amount }) => amount)) - owed);
  for (const { amount, dishes } of refunds) {
    const isOfDishes = sum(dishes) > 0;
    const uncredited = isOfDishes ? 0 : Math.min(excess, amount);
    excess -= uncredited;
    const credit = Math.min(amount - uncredited, untaken);
    take(isOfDishes ? take(credit, dishes) : credit, left);
  }
  take(untaken, left);
  return billed.map((amount, index) => amount - (left[index] ?? 0));
}

const sum = (amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);
