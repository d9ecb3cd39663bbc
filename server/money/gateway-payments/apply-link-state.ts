import {
  GATEWAY_LABELS,
  type Gateway,
  missingOf,
} from '../../../shared/domain/orders/order-payments';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { tellStaff } from '../../orders/change/mark-order';
import { sumsOf } from '../../orders/stored-payments';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { PaymentLinksTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import type { PaymentLinkState, Receipt } from '../gateways/gateway';
import { appendToLedger, openLedger } from '../payments/ledger';
import { replaceByHand } from '../payments/ledger-entries';
import { firstRefundCheck } from './gateway-deps';
import { findGatewayPayment, lockPaymentLink, updatePaymentLink } from './gateway-store';

/**
 * Counts each payment once. Other currencies, or money that paid another order, are only shown to staff.
 * @returns false if the shop has made no such link: others may use the same account of the gateway.
 */
export async function applyLinkState(
  tx: Tx,
  gateway: Gateway,
  state: PaymentLinkState,
  actor: AuditActor,
): Promise<boolean> {
  const link = await lockPaymentLink(tx, gateway, state.id);
  if (!link) return false;
  let problem = link.problem;
  for (const receipt of state.receipts) {
    problem = (await receive(tx, link, receipt, actor)) ?? problem;
  }
  const next = stateAfter(link.state, state);
  // A bank may confirm a payment after its link has expired.
  const check_at = next === 'paid' ? null : link.check_at;
  const isNew = next === 'paid' && link.state !== 'paid';
  const refunds_at = isNew ? firstRefundCheck(actor.now) : link.refunds_at;
  await updatePaymentLink(tx, link.id, { state: next, check_at, refunds_at, problem });
  return true;
}

/** The state never goes back, in whatever order the events arrive. */
function stateAfter(
  current: PaymentLinksTable['state'],
  { isOver, receipts }: PaymentLinkState,
): PaymentLinksTable['state'] {
  if (current === 'paid' || receipts.length > 0) return 'paid';
  return isOver ? 'over' : current;
}

/** @returns why the money was not counted, if it was not. */
async function receive(
  tx: Tx,
  { order_id: id, gateway }: PaymentLinksTable,
  { reference, amount, currency }: Receipt,
  actor: AuditActor,
): Promise<string | undefined> {
  const name = `${GATEWAY_LABELS[gateway]} payment ${reference}`;
  const known = await findGatewayPayment(tx, gateway, reference);
  if (known?.order_id === id) return undefined;
  const refused = known
    ? `belongs to order ${known.order_id}`
    : (currency !== 'INR' || amount <= 0) && 'was not counted';
  if (refused) {
    await tellStaff(tx, id, actor.now);
    return `${name} of ${paiseToRupees(amount).toFixed(2)} ${currency} ${refused}`;
  }
  const ledger = await openLedger(tx, id, actor);
  const { payment_status, total_paise } = ledger.order;
  const sums = sumsOf(ledger.rows);
  const payment = { kind: 'payment', method: 'gateway', amount, reference, gateway } as const;
  // Only what would be too much was the same money. What staff have refunded was not.
  const replaced = Math.min(amount - missingOf(payment_status, total_paise, sums), sums.received);
  const append = replaceByHand(ledger.rows, payment, replaced);
  await appendToLedger(tx, ledger, { append, reason: name });
  return undefined;
}
