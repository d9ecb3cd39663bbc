import { sql } from 'kysely';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import { inTransaction } from '../../platform/db/transaction';
import { attemptNext, type Outbox } from '../../platform/outbox/attempt';
import { AT_ONCE } from '../../platform/outbox/queue';
import { GatewayFailure, type PaymentGateway } from '../gateways/gateway';
import { applyLinkState } from './apply-link-state';
import { type CheckDeps, GATEWAY_TIMES, gatewayActor } from './gateway-deps';
import { isOpenLink, listPaymentLinks, type OpenLink, updatePaymentLink } from './gateway-store';

/** A bank may confirm a payment hours after its link has expired. */
const ASKED_AFTER_EXPIRY_MS = DAY_MS;

const NOT_ASKED = 'the payment gateway could not be asked';

type LinkDeps = CheckDeps & { gateway: PaymentGateway };

const LINK_CHECKS: Outbox<OpenLink, LinkDeps> = {
  table: 'payment_links',
  ...GATEWAY_TIMES,
  async attempt(deps, link) {
    await check(deps, link);
    return 'again';
  },
  explain: (error) => (error instanceof GatewayFailure ? [{ err: error }, NOT_ASKED] : undefined),
  isOver: ({ expires_at }, now) => now.getTime() > Date.parse(expires_at) + ASKED_AFTER_EXPIRY_MS,
  giveUp: ({ db }, { id }) => updatePaymentLink(db, id, { check_at: null }),
};

/** At growing intervals until a day after they expired. A run ends when the gateway fails. */
export async function checkPaymentLinks(deps: CheckDeps, gateway: PaymentGateway): Promise<void> {
  const where = sql`gateway = ${gateway.name} and gateway_id is not null`;
  for (let asked = 0; asked < AT_ONCE; asked += 1) {
    const outcome = await attemptNext({ ...deps, gateway }, LINK_CHECKS, { where });
    if (outcome !== 'again') return;
  }
}

export async function checkPaymentLinksOf(
  deps: CheckDeps,
  gateway: PaymentGateway,
  orderId: string,
): Promise<void> {
  const links = (await listPaymentLinks(deps.db, orderId)).filter(isOpenLink);
  for (const link of links.filter(({ state }) => state === 'open')) {
    try {
      await check({ ...deps, gateway }, link);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      // The next scheduled check finds out.
      deps.log.warn({ err: error }, NOT_ASKED);
    }
  }
}

async function check({ gateway, ...deps }: LinkDeps, link: OpenLink): Promise<void> {
  const state = await gateway.readPaymentLink({ id: link.id, gatewayId: link.gateway_id });
  await inTransaction(deps.db, (tx) =>
    applyLinkState(tx, gateway.name, state, gatewayActor(deps, gateway.name)),
  );
}
