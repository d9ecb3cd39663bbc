import { type Paise, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { PaymentsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { type Appended, changePayments } from './change-payments';
import { sumsOf } from './payment-store';
import { replaceByHand } from './replace-by-hand';

interface CreditedOrder {
  id: string;
  credit: { id: string; day: string; reference: string | null };
  /** What is left of the credit. */
  rest: Paise;
  /** What the page showed as owed, in rupees. */
  owed: number | undefined;
  /** The last order of a credit takes all that is left, even more than it owes. */
  isLast: boolean;
  actor: AuditActor;
}

/**
 * Records that a bank credit pays an order. What staff had marked paid by hand was the same money, so the
 * credit replaces it.
 * @returns what the order took of the credit, and whether this paid it.
 * @throws DomainError `not_found`; `conflict` when the order owes nothing or not what the page showed.
 */
export async function receiveCredit(
  tx: Tx,
  { id, credit, rest, owed, isLast, actor }: CreditedOrder,
): Promise<{ amount: Paise; isPaid: boolean }> {
  let amount = 0;
  let before: string | undefined;
  const after = await changePayments(tx, {
    id,
    actor,
    decide: (order, rows) => {
      before = order.payment_status;
      const missing = order.total_paise - sumsOf(rows).confirmed;
      const isOutdated = owed !== undefined && rupeesToPaise(owed) !== missing;
      if (isOutdated || missing <= 0 || rest <= 0) throw new DomainError('conflict');
      amount = isLast ? rest : Math.min(missing, rest);
      const append = creditedRows(rows, credit, amount);
      const { day, reference } = credit;
      const reason = `Bank credit of ${day}${reference ? `, reference ${reference}` : ''}`;
      return { append, reason, told: 'never' };
    },
  });
  return { amount, isPaid: after === 'paid' && before !== 'paid' };
}

/** A credit's payment, which replaces as much of what staff had marked paid by hand. */
function creditedRows(
  rows: readonly PaymentsTable[],
  { id: creditId, reference }: Pick<CreditedOrder['credit'], 'id' | 'reference'>,
  amount: Paise,
): Appended[] {
  return replaceByHand(rows, { kind: 'payment', method: 'bank', amount, creditId, reference });
}
