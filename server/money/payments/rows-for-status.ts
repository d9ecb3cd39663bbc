import {
  missingOf,
  type PaidByHand,
  standing,
  statusOfPayments,
} from '../../../shared/domain/orders/order-payments';
import type { PaymentStatus } from '../../../shared/domain/orders/payment';
import type { Paise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { PaymentsTable } from '../../platform/db/schema';
import type { Appended } from './ledger';
import { sumsOf } from './payment-store';
import { takenBack } from './taken-back';

/**
 * The rows to append to an order's payments, so that they are those of an order with this status. What a
 * gateway reported stays, because its money has moved.
 * @throws DomainError `bad_input` when the gateway's rows allow no such status.
 */
export function rowsForStatus(
  { from, to }: { from: PaymentStatus; to: PaymentStatus },
  total: Paise,
  rows: readonly PaymentsTable[],
  method: PaidByHand = 'upi',
): Appended[] {
  const sums = sumsOf(rows);
  if (to === 'refunded') {
    if (sums.received === 0) return [];
    return [{ kind: 'refund', method, amount: -sums.received }];
  }
  if (to === 'paid') {
    // The newest refund is the one that left nothing; earlier ones were for single dishes.
    const [last] = sums.received === 0 ? standingOf(rows, 'refund').slice(-1) : [];
    if (last?.method === 'gateway') throw paidOnline();
    const missing = missingOf(from, total, sums);
    return [
      ...(last ? [takenBack(last)] : []),
      ...(missing > 0 ? [{ kind: 'payment', method, amount: missing } as const] : []),
    ];
  }
  return takenBackUntilUnpaid(from, total, rows);
}

/** Takes back what staff recorded, the newest payment first: a part that has arrived stays. */
function takenBackUntilUnpaid(
  from: PaymentStatus,
  total: Paise,
  rows: readonly PaymentsTable[],
): Appended[] {
  const fits = (undone: readonly PaymentsTable[]) => {
    const left = sumsOf([
      ...rows,
      ...undone.map((row) => ({ ...row, amount_paise: -row.amount_paise, corrects: row.id })),
    ]);
    const follows = statusOfPayments(from, total, left, sumsOf(rows));
    return left.paid === 0 || follows === 'pending' || follows === 'failed';
  };
  if (fits([])) return [];
  const undone = byHand(standingOf(rows, 'refund'));
  for (const payment of byHand(standingOf(rows, 'payment')).reverse()) {
    if (!fits(undone)) undone.push(payment);
  }
  if (!fits(undone)) throw paidOnline();
  return undone.map((row) => takenBack(row));
}

function standingOf(rows: readonly PaymentsTable[], kind: PaymentsTable['kind']) {
  return standing(rows).filter((row) => row.kind === kind);
}

function byHand(rows: readonly PaymentsTable[]): PaymentsTable[] {
  return rows.filter((row) => row.method !== 'gateway');
}

function paidOnline(): DomainError<'bad_input'> {
  const message = 'This money moved online. It can only be refunded.';
  return new DomainError('bad_input', { issues: [{ path: 'paymentStatus', message }] });
}
