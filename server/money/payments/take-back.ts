import { missingOf, notTakenBack } from '../../../shared/domain/orders/order-payments';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { sumsOf } from '../../orders/stored-payments';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import type { PaymentsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { appendToLedger, type Ledger, openLedger } from './ledger';
import { type NewEntry, sumOf, takenBack } from './ledger-entries';

interface TakingBack {
  orderId: string;
  paymentId: string;
  matchesCredits: boolean;
  actor: AuditActor;
}

/**
 * A bank credit's is undone for all its orders. What a gateway says is no mistake of the staff.
 * @throws DomainError `not_found`; `forbidden` when only owners and managers may; `conflict` when it is
 * taken back already, or more is refunded than would be left.
 */
export function takeBack(
  db: Database,
  { orderId, paymentId, matchesCredits, actor }: TakingBack,
): Promise<void> {
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
      await undoBankCredit(tx, row.credit_id, actor);
    } else {
      const ledger = await openLedger(tx, orderId, actor);
      const counted = notTakenBack(ledger.rows).find(({ id }) => id === paymentId);
      if (!counted) throw new DomainError('conflict');
      assertNotOverdrawn(ledger.rows, counted.amount_paise);
      await appendToLedger(tx, ledger, {
        append: [takenBack(counted)],
        reason: 'Recorded by mistake',
      });
    }
  });
}

/**
 * What staff had marked paid by hand before the credit replaced it counts again.
 * @throws DomainError `conflict` when it pays no order any more, or more is refunded than would be left.
 */
export async function undoBankCredit(tx: Tx, creditId: string, actor: AuditActor): Promise<void> {
  const orders = await tx
    .selectFrom('payments')
    .select('order_id')
    .distinct()
    .where('credit_id', '=', creditId)
    // Two who undo the same credit lock its orders in the same order.
    .orderBy('order_id')
    .execute();
  const undone = [];
  for (const { order_id } of orders) {
    const ledger = await openLedger(tx, order_id, actor);
    const append = withoutCredit(ledger, creditId);
    if (append.length === 0) continue;
    await appendToLedger(tx, ledger, {
      append,
      reason: 'A bank credit was matched to the wrong order',
      told: 'never',
    });
    undone.push(order_id);
  }
  if (undone.length === 0) throw new DomainError('conflict');
}

function withoutCredit({ order, rows }: Ledger, creditId: string): NewEntry[] {
  const ofCredit = rows.filter(({ credit_id }) => credit_id === creditId);
  const matched = notTakenBack(ofCredit).filter(({ method }) => method === 'bank');
  if (matched.length === 0) return [];
  const sums = sumsOf(rows);
  const without = { ...sums, counted: sums.counted - sumOf(matched) };
  const replaced = -sumOf(ofCredit.filter(({ method }) => method === 'upi'));
  const amount = Math.max(0, Math.min(replaced, missingOf('pending', order.total_paise, without)));
  assertNotOverdrawn(rows, sumOf(matched) - amount);
  const byHand = { kind: 'payment', method: 'upi', amount, creditId } as const;
  return [...matched.map(takenBack), ...(amount > 0 ? [byHand] : [])];
}

function assertNotOverdrawn(rows: readonly PaymentsTable[], less: number): void {
  if (sumsOf(rows).received < less) throw new DomainError('conflict');
}
