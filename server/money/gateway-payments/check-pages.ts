import type { WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { GatewayFailure, type PaymentGateway } from '../gateways/gateway';
import { applyPageState } from './apply-page-state';
import { nextCheck } from './check-times';
import { type GatewayDeps, gatewayActor } from './gateway-deps';
import { claimCheck, isOpenPage, listDuePages, listPages, type OpenPage } from './page-store';

/** A bank may confirm a payment hours after its page has expired. */
const ASKED_AFTER_EXPIRY_MS = 86_400_000;
/** Checks of one run, which the next run continues. */
const CHECKED_AT_ONCE = 20;

/**
 * Asks the gateway about pages whose webhook has not come, at growing intervals until a day after they
 * expired. Each check is claimed, so one of several servers makes it. A run ends when the gateway fails.
 * @throws GatewayFailure
 */
export async function checkPages(deps: WriteDeps, gateway: PaymentGateway): Promise<void> {
  const now = deps.clock();
  for (const page of await listDuePages(deps.db, gateway.name, now, CHECKED_AT_ONCE)) {
    if (await claimCheck(deps.db, page, nextCheckOf(page, now))) await check(deps, gateway, page);
  }
}

/** Asks about the open pages of an order whose customer has returned from the gateway. */
export async function checkPagesOf(
  { log, ...deps }: GatewayDeps,
  gateway: PaymentGateway,
  orderId: string,
): Promise<void> {
  const pages = (await listPages(deps.db, orderId)).filter(isOpenPage);
  for (const page of pages.filter(({ state }) => state === 'open')) {
    try {
      await check(deps, gateway, page);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      // The next scheduled check finds out.
      log.warn({ err: error }, 'the payment gateway could not be asked');
    }
  }
}

async function check(deps: WriteDeps, gateway: PaymentGateway, page: OpenPage): Promise<void> {
  const state = await gateway.readPage({ id: page.id, gatewayId: page.gateway_id });
  await inTransaction(deps.db, (tx) =>
    applyPageState(tx, gateway.name, state, gatewayActor(deps, gateway.name)),
  );
}

function nextCheckOf({ checks, expires_at }: OpenPage, now: Date): Date | null {
  const isLast = now.getTime() > Date.parse(expires_at) + ASKED_AFTER_EXPIRY_MS;
  return isLast ? null : nextCheck(checks, now);
}
