import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transaction';
import { attemptNext, type Outbox } from '../../platform/outbox/attempt';
import { AT_ONCE } from '../../platform/outbox/queue';
import { GatewayFailure, type PaymentGateway } from '../gateways/gateway';
import { applyPageState } from './apply-page-state';
import { type CheckDeps, GATEWAY_TIMES, gatewayActor } from './gateway-deps';
import { isOpenPage, listPages, type OpenPage, updatePage } from './page-store';

/** A bank may confirm a payment hours after its page has expired. */
const ASKED_AFTER_EXPIRY_MS = 86_400_000;

const NOT_ASKED = 'the payment gateway could not be asked';

type PageDeps = CheckDeps & { gateway: PaymentGateway };

const PAGE_CHECKS: Outbox<OpenPage, PageDeps> = {
  table: 'gateway_pages',
  ...GATEWAY_TIMES,
  async attempt(deps, page) {
    await check(deps, page);
    return 'again';
  },
  explain: (error) => (error instanceof GatewayFailure ? [{ err: error }, NOT_ASKED] : undefined),
  isOver: ({ expires_at }, now) => now.getTime() > Date.parse(expires_at) + ASKED_AFTER_EXPIRY_MS,
  giveUp: ({ db }, { id }) => updatePage(db, id, { check_at: null }),
};

/**
 * Asks the gateway about pages whose webhook has not come, at growing intervals until a day after they
 * expired. A run ends when the gateway fails.
 */
export async function checkPages(deps: CheckDeps, gateway: PaymentGateway): Promise<void> {
  const where = sql`gateway = ${gateway.name} and gateway_id is not null`;
  for (let asked = 0; asked < AT_ONCE; asked += 1) {
    const outcome = await attemptNext({ ...deps, gateway }, PAGE_CHECKS, { where });
    if (outcome !== 'again') return;
  }
}

/** Asks about the open pages of an order whose customer has returned from the gateway. */
export async function checkPagesOf(
  deps: CheckDeps,
  gateway: PaymentGateway,
  orderId: string,
): Promise<void> {
  const pages = (await listPages(deps.db, orderId)).filter(isOpenPage);
  for (const page of pages.filter(({ state }) => state === 'open')) {
    try {
      await check({ ...deps, gateway }, page);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      // The next scheduled check finds out.
      deps.log.warn({ err: error }, NOT_ASKED);
    }
  }
}

async function check({ gateway, ...deps }: PageDeps, page: OpenPage): Promise<void> {
  const state = await gateway.readPage({ id: page.id, gatewayId: page.gateway_id });
  await inTransaction(deps.db, (tx) =>
    applyPageState(tx, gateway.name, state, gatewayActor(deps, gateway.name)),
  );
}
