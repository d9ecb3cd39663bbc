import type { Paise } from '../../shared/domain/money';
import {
  GATEWAYS,
  type PaidByHand,
  standing,
  statusOfPayments,
} from '../../shared/domain/order-payments';
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
  const standingOf = (kind: PaymentsTable['kind']) =>
    standing(rows).filter((row) => row.kind === kind);
  if (value === 'paid') {
    const online = paidOnlineAgain(rows);
    const missing = total - sums.paid - sumOf(online);
    // The newest refund is the one that left nothing; earlier ones were for single dishes.
    const undone = sums.received === 0 ? standingOf('refund').slice(-1) : [];
    return [
      ...undone.map((row) => takenBack(row)),
      ...online,
      ...(missing > 0 ? [{ kind: 'payment', method, amount: missing } as const] : []),
    ];
  }
  if (value === 'refunded') {
    if (sums.received === 0) return [];
    return [{ kind: 'refund', method, amount: -sums.received }];
  }
  // A part that has arrived stays when a pending payment fails.
  if (statusOfPayments(value, total, sums) === value) return [];
  return [...standingOf('payment'), ...standingOf('refund')].map((row) => takenBack(row));
}

/** What a gateway has reported, and a status that staff set has taken back: its money is still there. */
function paidOnlineAgain(rows: readonly PaymentsTable[]): Appended[] {
  return GATEWAYS.flatMap((gateway) => {
    const own = rows.filter((row) => row.kind === 'payment' && row.gateway === gateway);
    const reported = own.filter(({ reference }) => reference !== null);
    const amount =
      sumOf(reported.map(({ amount_paise }) => ({ amount: amount_paise }))) - sumsOf(own).paid;
    return amount > 0 ? [{ kind: 'payment', method: 'gateway', gateway, amount } as const] : [];
  });
}

function sumOf(rows: readonly { amount: Paise }[]): Paise {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
