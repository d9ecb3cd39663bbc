import { standing } from '../../../shared/domain/orders/order-payments';
import type { Paise } from '../../../shared/domain/platform/money';
import type { PaymentsTable } from '../../platform/db/schema';
import type { Appended } from './ledger';
import { takenBack } from './taken-back';

/**
 * A payment that arrived for certain, and that replaces what staff had marked paid by hand: it is the same
 * money.
 * @param most how much it replaces at most, in paise.
 */
export function replaceByHand(
  rows: readonly PaymentsTable[],
  payment: Appended,
  most: Paise = payment.amount,
): Appended[] {
  const byHand = standing(rows).filter(
    ({ kind, method }) => kind === 'payment' && method === 'upi',
  );
  const marked = byHand.reduce((sum, row) => sum + row.amount_paise, 0);
  const rest = marked - Math.min(marked, payment.amount, Math.max(0, most));
  if (rest === marked) return [payment];
  const { creditId } = payment;
  return [
    ...byHand.map((row) => ({ ...takenBack(row), creditId })),
    payment,
    ...(rest > 0 ? [{ kind: 'payment', method: 'upi', amount: rest, creditId } as const] : []),
  ];
}
