import type * as z from 'zod';
import type { gatewayRefund } from '../../../shared/contract/money/gateway-contract';
import { refundableOf } from '../../../shared/domain/orders/gateway-refunds';
import { GATEWAY_LABELS } from '../../../shared/domain/orders/order-payments';
import { type Paise, rupeesToPaise } from '../../../shared/domain/platform/money';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';
import { listGatewayRefunds } from '../../orders/follow/read-gateway';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { GatewayRefundsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { PaymentGateway } from '../gateways/gateway';
import { appendToLedger, openLedger } from '../payments/ledger';
import { assertUnits } from '../payments/record-by-hand';
import type { GatewayDeps } from './gateway-deps';
import { insertRefund } from './gateway-store';
import { sendRefund } from './settle-refund';

type RefundAsked = z.output<typeof gatewayRefund> & {
  id: string;
  /** Rupees, as the page showed it. */
  refundable: number;
  actor: AdminActor;
};

/**
 * Counts at once, so nobody refunds the same money twice, and is taken back if the gateway refuses it. A gateway
 * that does not answer is asked again later, with the same id.
 * @throws DomainError `not_found`; `bad_input` for more than one payment of the gateway has left, or more of a
 * dish than was ordered; `payments_changed` when other money has come or gone since the page was read.
 */
export async function askRefund(
  deps: GatewayDeps,
  gateway: PaymentGateway,
  asked: RefundAsked,
): Promise<void> {
  const refund = await inTransaction(deps.db, (tx) => recordRefund(tx, gateway, asked));
  await sendRefund(deps, gateway, refund);
}

async function recordRefund(
  tx: Tx,
  { name: gateway }: PaymentGateway,
  { id: orderId, refundable, reason, lines, actor, ...asked }: RefundAsked,
): Promise<GatewayRefundsTable> {
  const ledger = await openLedger(tx, orderId, actor);
  const amount: Paise = rupeesToPaise(asked.amount);
  const refunds = await listGatewayRefunds(tx, orderId);
  const left = refundableOf(ledger.rows, refunds, gateway);
  if (left?.amount !== rupeesToPaise(refundable)) throw new DomainError('payments_changed');
  if (amount > left.amount) {
    throw badInput('amount', m.validation_gateway_amount());
  }
  await assertUnits(tx, orderId, lines, ledger.rows);
  const refund: GatewayRefundsTable = {
    id: `${orderId}-r${refunds.length + 1}`,
    order_id: orderId,
    gateway,
    payment: left.payment,
    amount_paise: amount,
    state: 'asked',
    // The time of its payment, by which the customer's page finds it.
    asked_at: ledger.actor.now.toISOString(),
    checks: 0,
    check_at: actor.now.toISOString(),
  };
  await insertRefund(tx, refund);
  const { id: reference } = refund;
  const entry = { kind: 'refund', method: 'gateway', gateway, amount: -amount, reference } as const;
  await appendToLedger(tx, ledger, {
    append: [{ ...entry, lines, reason }],
    // Without the given reason: it may name a person, and the audit log forgets nobody.
    reason: `${GATEWAY_LABELS[gateway]} refund ${reference}`,
  });
  return refund;
}
