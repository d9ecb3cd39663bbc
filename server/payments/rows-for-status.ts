import type { Paise } from '../../shared/domain/money';
import { type PaidByHand, standing, statusOfPayments } from '../../shared/domain/order-payments';
import type { PaymentStatus } from '../../shared/domain/payment';
import type { PaymentsTable } from '../db/schema';
import type { Appended } from './change-payments';
import { sumsOf } from './payment-store';
import { takenBack } from './taken-back';

/** The rows to append to an order's payments, so that they are those of an order with this status. */
export function rowsForStatus(
  value: PaymentStatus,
  total: Paise,
  rows: readonly PaymentsTable[],
  method: PaidByHand = 'upi',
): Appended[] {
  const sums = sumsOf(rows);
  const undo = (kinds: PaymentsTable['kind'][]) =>
    standing(rows)
      .filter(({ kind }) => kinds.includes(kind))
      .map((row) => takenBack(row));
  if (value === 'paid') {
    const missing = total - sums.paid;
    const payment = { kind: 'payment', method, amount: missing } as const;
    return [...(sums.received === 0 ? undo(['refund']) : []), ...(missing > 0 ? [payment] : [])];
  }
  if (value === 'refunded') {
    if (sums.received === 0) return [];
    return [{ kind: 'refund', method, amount: -sums.received }];
  }
  // A part that has arrived stays when a pending payment fails.
  return statusOfPayments(value, total, sums) === value ? [] : undo(['payment', 'refund']);
}
