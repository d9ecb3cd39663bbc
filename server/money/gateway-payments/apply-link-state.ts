import { GATEWAY_LABELS, type Gateway } from '../../../shared/domain/orders/order-payments';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { tellStaff } from '../../orders/change/mark-order';
import { sumsOf } from '../../orders/stored-payments';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { GatewayPagesTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import type { PageState, Receipt } from '../gateways/gateway';
import { appendToLedger, openLedger } from '../payments/ledger';
import { replaceByHand } from '../payments/ledger-entries';
import { lockPage, updatePage } from './payment-link-store';

/**
 * Counts the money of a page for its order, each payment once, and moves the page's state forward. The
 * order is paid when its total has arrived. Money that is not in rupees, or that paid another order, is not
 * counted but shown to staff.
 * @returns false if the shop has made no such page: others may use the same account of the gateway.
 */
export async function applyPageState(
  tx: Tx,
  gateway: Gateway,
  state: PageState,
  actor: AuditActor,
): Promise<boolean> {
  const page = await lockPage(tx, gateway, state.id);
  if (!page) return false;
  let problem = page.problem;
  for (const receipt of state.receipts) {
    problem = (await receive(tx, page, receipt, actor)) ?? problem;
  }
  const next = stateAfter(page.state, state);
  // A bank may confirm a payment after its page has expired.
  const check_at = next === 'paid' ? null : page.check_at;
  await updatePage(tx, page.id, { state: next, check_at, problem });
  return true;
}

/** The state never goes back, in whatever order the events arrive. */
function stateAfter(
  current: GatewayPagesTable['state'],
  { isOver, receipts }: PageState,
): GatewayPagesTable['state'] {
  if (current === 'paid' || receipts.length > 0) return 'paid';
  return isOver ? 'over' : current;
}

/** @returns why the money was not counted, if it was not. */
async function receive(
  tx: Tx,
  { order_id: id, gateway }: GatewayPagesTable,
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
  const { paid, received } = sumsOf(ledger.rows);
  const payment = { kind: 'payment', method: 'gateway', amount, reference, gateway } as const;
  // Only what would be too much was the same money. What staff have refunded was not.
  const replaced = Math.min(paid + amount - ledger.order.total_paise, received);
  const append = replaceByHand(ledger.rows, payment, replaced);
  await appendToLedger(tx, ledger, { append, reason: name });
  return undefined;
}

/** The payment that a gateway knows by this reference, if the shop has counted it. */
function findGatewayPayment(tx: Tx, gateway: Gateway, reference: string) {
  return tx
    .selectFrom('payments')
    .select('order_id')
    .where('gateway', '=', gateway)
    .where('kind', '=', 'payment')
    .where('reference', '=', reference)
    .executeTakeFirst();
}
