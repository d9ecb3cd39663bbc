import type { Order } from '../../../shared/contract/orders/order-shape';
import { standing } from '../../../shared/domain/orders/order-payments';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { readOrderForStaff } from '../../orders/follow/read-order';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import type { PaymentsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { changePayments } from './ledger';
import { sumsOf } from './payment-store';
import { takenBack } from './taken-back';

interface TakingBack {
  orderId: string;
  paymentId: string;
  /** Whether the staff user may match bank credits. */
  matchesCredits: boolean;
  actor: AuditActor;
}

/**
 * Takes a payment or refund back that was recorded by mistake; the order's status follows. A bank credit's
 * is undone for all its orders. What a gateway says is no mistake of the staff.
 * @throws DomainError `not_found`; `forbidden` when only owners and managers may; `conflict` when it is
 * taken back already, or more is refunded than would be left.
 */
export function takeBack(
  db: Database,
  { orderId, paymentId, matchesCredits, actor }: TakingBack,
): Promise<Order> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('payments')
      .select(['credit_id', 'method'])
      .where('id', '=', paymentId)
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (!row) throw new DomainError('not_found');
    if (row.method === 'gateway') throw new DomainError('conflict');
    if (row.method === 'bank' && row.credit_id) {
      if (!matchesCredits) throw new DomainError('forbidden');
      await undoCredit(tx, row.credit_id, actor);
    } else await takeBackOne(tx, { orderId, paymentId, actor });
    return readOrderForStaff(tx, orderId);
  });
}

async function takeBackOne(
  tx: Tx,
  { orderId, paymentId, actor }: Omit<TakingBack, 'matchesCredits'>,
): Promise<void> {
  await changePayments(tx, {
    id: orderId,
    actor,
    decide: (_, rows) => {
      const row = standing(rows).find(({ id }) => id === paymentId);
      if (!row) throw new DomainError('conflict');
      assertNotOverdrawn(rows, row.amount_paise);
      return { append: [takenBack(row)], reason: 'Recorded by mistake' };
    },
  });
}

/**
 * Frees a bank credit that was matched to the wrong order. What staff had marked paid by hand before the
 * credit replaced it counts again.
 * @throws DomainError `conflict` when it pays no order any more, or more is refunded than would be left.
 */
export async function undoCredit(tx: Tx, creditId: string, actor: AuditActor): Promise<void> {
  const orders = await tx
    .selectFrom('payments')
    .select('order_id')
    .distinct()
    .where('credit_id', '=', creditId)
    // Two who undo the same credit lock its orders in the same order.
    .orderBy('order_id')
    .execute();
  let isUndone = false;
  for (const { order_id } of orders) {
    await changePayments(tx, {
      id: order_id,
      actor,
      decide: ({ total_paise }, rows) => {
        const ofCredit = rows.filter(({ credit_id }) => credit_id === creditId);
        const matched = standing(ofCredit).filter(({ method }) => method === 'bank');
        if (matched.length === 0) return undefined;
        isUndone = true;
        const without = sumsOf(rows).paid - sumOf(matched);
        const replaced = -sumOf(ofCredit.filter(({ method }) => method === 'upi'));
        const amount = Math.max(0, Math.min(replaced, total_paise - without));
        assertNotOverdrawn(rows, sumOf(matched) - amount);
        const byHand = { kind: 'payment', method: 'upi', amount, creditId } as const;
        return {
          append: [...matched.map((row) => takenBack(row)), ...(amount > 0 ? [byHand] : [])],
          reason: 'A bank credit was matched to the wrong order',
          told: 'never',
        };
      },
    });
  }
  if (!isUndone) throw new DomainError('conflict');
}

function sumOf(rows: readonly PaymentsTable[]): number {
  return rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}

/** @param less what is taken back, in paise. */
function assertNotOverdrawn(rows: readonly PaymentsTable[], less: number): void {
  if (sumsOf(rows).received < less) throw new DomainError('conflict');
}
