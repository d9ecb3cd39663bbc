import { sql } from 'kysely';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import type { PaymentLinksTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { attemptNext, type Outbox } from '../../platform/outbox/attempt';
import { AT_ONCE } from '../../platform/outbox/queue';
import { GatewayFailure, type PaymentGateway } from '../gateways/gateway';
import { type CheckDeps, gatewayActor, REFUND_CHECKS } from './gateway-deps';
import { listGatewayPayments, updatePaymentLink } from './gateway-store';
import { applyRefundState } from './settle-refund';

/** Neither gateway returns a payment that is older than half a year. */
const ASKED_AFTER_PAYMENT_MS = 180 * DAY_MS;

type CheckRefundsDeps = CheckDeps & { gateway: PaymentGateway };
const CHECKS: Outbox<PaymentLinksTable, CheckRefundsDeps> = {
  table: 'payment_links',
  ...REFUND_CHECKS,
  async attempt({ gateway, ...deps }, { order_id }) {
    const actor = gatewayActor(deps, gateway.name);
    for (const payment of await listGatewayPayments(deps.db, gateway.name, order_id)) {
      for (const refund of await gateway.listRefunds(payment)) {
        await inTransaction(deps.db, (tx) => applyRefundState(tx, gateway.name, refund, actor));
      }
    }
    return 'again';
  },
  explain: (error) =>
    error instanceof GatewayFailure
      ? [{ err: error }, 'the payment gateway could not be asked for refunds']
      : undefined,
  isOver: ({ made_at }, now) => now.getTime() > Date.parse(made_at) + ASKED_AFTER_PAYMENT_MS,
  giveUp: ({ db }, { id }) => updatePaymentLink(db, id, { refunds_at: null }),
};

/** Finds refunds that were made in the gateway's dashboard, and whose webhooks have not come. */
export async function checkRefunds(deps: CheckDeps, gateway: PaymentGateway): Promise<void> {
  const where = sql`gateway = ${gateway.name}`;
  for (let asked = 0; asked < AT_ONCE; asked += 1) {
    const outcome = await attemptNext({ ...deps, gateway }, CHECKS, { where });
    if (outcome !== 'again') return;
  }
}
