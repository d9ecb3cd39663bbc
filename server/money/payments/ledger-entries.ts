import type { RefundedLine } from '../../../shared/contract/orders/payment-shape';
import {
  type Gateway,
  MOST_PAYMENTS,
  notTakenBack,
  type PaidBy,
} from '../../../shared/domain/orders/order-payments';
import type { Paise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { PaymentsTable } from '../../platform/db/schema';

/** An empty reference or reason is none. */
export interface NewEntry {
  kind: PaymentsTable['kind'];
  method: PaidBy;
  /** A payment is positive, a refund negative. */
  amount: Paise;
  reference?: string | null | undefined;
  creditId?: string | null | undefined;
  gateway?: Gateway | null | undefined;
  reason?: string | undefined;
  lines?: readonly RefundedLine[] | undefined;
  corrects?: string;
}

export function takenBack(row: PaymentsTable): NewEntry {
  return {
    kind: row.kind,
    method: row.method,
    amount: -row.amount_paise,
    gateway: row.gateway,
    creditId: row.method === 'bank' ? row.credit_id : null,
    corrects: row.id,
  };
}

/**
 * Of what staff enter by hand; a bank's and a gateway's money counts however much there is. At most 100 of an order, each
 * undone once: 200 rows of some 300 bytes.
 * @throws DomainError `payments_full`.
 */
export function assertRoom(rows: readonly PaymentsTable[], append: readonly NewEntry[]): void {
  const entered = [...rows, ...append].filter(({ corrects }) => !corrects).length;
  const isUndoing = append.every(({ corrects }) => corrects);
  if (entered > MOST_PAYMENTS && !isUndoing) {
    throw new DomainError('payments_full', { most: MOST_PAYMENTS });
  }
}

/** What staff marked paid by UPI, which nothing has confirmed. */
export function byHandOf(rows: readonly PaymentsTable[]): PaymentsTable[] {
  return notTakenBack(rows).filter(({ kind, method }) => kind === 'payment' && method === 'upi');
}

/**
 * The entries of a payment that has certainly arrived. It is the same money as what staff had marked paid by hand, and takes
 * the place of the part of exactly its amount, or of all parts if none is.
 * @param most of what staff had marked, in paise.
 */
export function replaceByHand(
  rows: readonly PaymentsTable[],
  payment: NewEntry,
  most: Paise = payment.amount,
): NewEntry[] {
  const all = byHandOf(rows);
  const equal =
    most > 0 ? all.find(({ amount_paise }) => amount_paise === payment.amount) : undefined;
  const byHand = equal ? [equal] : all;
  const marked = sumOf(byHand);
  const rest = marked - Math.min(marked, payment.amount, Math.max(0, most));
  if (rest === marked) return [payment];
  const { creditId } = payment;
  return [
    ...byHand.map((row) => ({ ...takenBack(row), creditId })),
    payment,
    ...(rest > 0 ? [{ kind: 'payment', method: 'upi', amount: rest, creditId } as const] : []),
  ];
}

export function sumOf(rows: readonly PaymentsTable[]): Paise {
  return rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}
