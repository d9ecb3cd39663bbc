import {
  GATEWAY_LABELS,
  type Gateway,
  notTakenBack,
} from '../../../shared/domain/orders/order-payments';
import { listGatewayRefunds } from '../../orders/follow/read-gateway';
import { refundedLinesOf } from '../../orders/stored-payments';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { PaymentsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import type { RefundState } from '../gateways/gateway';
import { appendToLedger, openLedger } from '../payments/ledger';
import { takenBack } from '../payments/ledger-entries';
import { findGatewayPayment, insertRefund } from './gateway-store';

/**
 * A refund that was made in the gateway's own dashboard. The shop stores its own before it asks for them, so
 * one that it does not know is another one. @returns false if the shop has no such payment.
 */
export async function countOutsideRefund(
  tx: Tx,
  gateway: Gateway,
  { id, payment, amount, status }: RefundState,
  actor: AuditActor,
): Promise<boolean> {
  const paid = await findGatewayPayment(tx, gateway, payment);
  if (!paid) return false;
  const { order_id } = paid;
  const ledger = await openLedger(tx, order_id, actor);
  // Another report of it may have waited for the same order.
  const known = (await listGatewayRefunds(tx, order_id)).some((refund) => refund.id === id);
  if (known || status === 'failed' || amount <= 0) return true;
  await insertRefund(tx, {
    id,
    order_id,
    gateway,
    payment,
    amount_paise: amount,
    state: status,
    checks: 0,
    asked_at: ledger.actor.now.toISOString(),
    check_at: status === 'pending' ? actor.now.toISOString() : null,
  });
  const byHand = sameMoney(ledger.rows, amount);
  const lines = byHand && refundedLinesOf(byHand);
  const entry = { kind: 'refund', method: 'gateway', gateway, amount: -amount } as const;
  await appendToLedger(tx, ledger, {
    append: [...(byHand ? [takenBack(byHand)] : []), { ...entry, reference: id, lines }],
    reason: `${GATEWAY_LABELS[gateway]} refund ${id}, made in its dashboard`,
  });
  return true;
}

/** What staff have recorded by hand of the same amount, unless it was handed over as cash. */
function sameMoney(rows: readonly PaymentsTable[], amount: number): PaymentsTable | undefined {
  return notTakenBack(rows).find(
    ({ kind, method, amount_paise }) =>
      kind === 'refund' && (method === 'upi' || method === 'card') && amount_paise === -amount,
  );
}
