import { sql } from 'kysely';
import {
  GATEWAY_LABELS,
  type Gateway,
  notTakenBack,
} from '../../../shared/domain/orders/order-payments';
import { refundedLinesOf } from '../../orders/stored-payments';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { GatewayRefundsTable, PaymentsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { attemptNext, type Outbox } from '../../platform/outbox/attempt';
import { AT_ONCE } from '../../platform/outbox/queue';
import {
  GatewayFailure,
  type NewRefund,
  type PaymentGateway,
  type RefundState,
} from '../gateways/gateway';
import { appendToLedger, openLedger } from '../payments/ledger';
import { type NewEntry, takenBack } from '../payments/ledger-entries';
import { countOutsideRefund } from './count-outside-refund';
import { type CheckDeps, GATEWAY_TIMES, gatewayActor } from './gateway-deps';
import { lockRefund, updateRefund } from './gateway-store';

/** Refusals that the same request would meet again. Others may pass: wrong keys, too many requests. */
const FINAL_STATUSES = [400, 404, 409, 422];

type RefundDeps = CheckDeps & { gateway: PaymentGateway };

const REFUNDS: Outbox<GatewayRefundsTable, RefundDeps> = {
  table: 'gateway_refunds',
  ...GATEWAY_TIMES,
  async attempt({ gateway, ...deps }, { id, payment, amount_paise: amount, state }) {
    const asked = { id, payment, amount };
    const stands =
      state === 'asked' ? await makeRefund(gateway, asked) : await readRefund(gateway, asked);
    await inTransaction(deps.db, (tx) =>
      applyRefundState(tx, gateway.name, stands, gatewayActor(deps, gateway.name)),
    );
    return 'again';
  },
  explain: (error, { id }) =>
    error instanceof GatewayFailure
      ? [{ err: error, refund: id }, 'the payment gateway did not answer about a refund']
      : undefined,
};

export async function settleRefunds(deps: CheckDeps, gateway: PaymentGateway): Promise<void> {
  const where = sql`gateway = ${gateway.name}`;
  for (let asked = 0; asked < AT_ONCE; asked += 1) {
    if (!(await attemptNext({ ...deps, gateway }, REFUNDS, { where }))) return;
  }
}

/** A gateway that fails is asked later. */
export async function sendRefund(
  deps: CheckDeps,
  gateway: PaymentGateway,
  { id }: GatewayRefundsTable,
): Promise<void> {
  await attemptNext({ ...deps, gateway }, REFUNDS, { where: sql`id = ${id}` });
}

/**
 * A refused one may have been made before, its response lost: it failed only if the gateway does not know it.
 * @throws GatewayFailure when the gateway has to be asked again.
 */
async function makeRefund(gateway: PaymentGateway, asked: NewRefund): Promise<RefundState> {
  const failed = (error: unknown, statuses: readonly number[]) => {
    if (!(error instanceof GatewayFailure) || !statuses.includes(error.status ?? 0)) throw error;
  };
  try {
    return await gateway.refund(asked);
  } catch (error) {
    failed(error, FINAL_STATUSES);
  }
  try {
    return await readRefund(gateway, asked);
  } catch (error) {
    failed(error, [404]);
    return { ...asked, askedAs: asked.id, status: 'failed' };
  }
}

/** @throws GatewayFailure with 404 if the gateway does not know it. */
async function readRefund(
  gateway: PaymentGateway,
  { id, payment }: NewRefund,
): Promise<RefundState> {
  const refunds = await gateway.listRefunds(payment);
  const found = refunds.find((refund) => refund.askedAs === id || refund.id === id);
  if (found) return found;
  throw new GatewayFailure(`${GATEWAY_LABELS[gateway.name]} does not know the refund`, 404);
}

/**
 * A failed one is taken back, so that staff see what is to be returned. It may still be done; done stays done.
 * One that was made in the gateway's dashboard is counted when it is first reported.
 * @returns false if the shop has no such payment: others may use the same account of the gateway.
 */
export async function applyRefundState(
  tx: Tx,
  gateway: Gateway,
  reported: RefundState,
  actor: AuditActor,
): Promise<boolean> {
  const refund = await lockRefund(tx, gateway, reported);
  if (!refund) return countOutsideRefund(tx, gateway, reported, actor);
  const { id } = refund;
  const { status } = reported;
  const hadFailed = refund.state === 'failed';
  if (refund.state === 'done' || refund.state === status || (hadFailed && status !== 'done')) {
    return true;
  }
  const isOver = status !== 'pending';
  await updateRefund(tx, id, { state: status, ...(isOver && { check_at: null }) });
  const reason = `${GATEWAY_LABELS[gateway]} refund ${id}: ${status}`;
  const ledger = await openLedger(tx, refund.order_id, actor);
  const counted = notTakenBack(ledger.rows).filter(({ reference }) => reference === id);
  const failed = status === 'failed' ? counted.map(takenBack) : [];
  const append = hadFailed ? [countedAgain(refund, ledger.rows)] : failed;
  await appendToLedger(tx, ledger, { append, reason });
  return true;
}

/** Taken back, and made after all: with the dishes for which it was asked. */
function countedAgain(
  { id, gateway, amount_paise }: GatewayRefundsTable,
  rows: readonly PaymentsTable[],
): NewEntry {
  const asked = rows.find(({ reference }) => reference === id);
  const lines = asked && refundedLinesOf(asked);
  // Without its reference, which is unique.
  return { kind: 'refund', method: 'gateway', gateway, amount: -amount_paise, lines };
}
