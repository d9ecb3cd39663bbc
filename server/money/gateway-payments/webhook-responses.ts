import { createHash } from 'node:crypto';
import { GATEWAY_LABELS } from '../../../shared/domain/orders/order-payments';
import { inTransaction } from '../../platform/db/transaction';
import type { RequestFacts, RequestHandler } from '../../platform/http/request-facts';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { GatewayEvent, PaymentGateway } from '../gateways/gateway';
import { applyLinkState } from './apply-link-state';
import { type GatewayDeps, gatewayActor, WEBHOOK_PATH } from './gateway-deps';
import { recordEvent } from './gateway-store';
import { applyRefundState } from './settle-refund';

interface WebhookDeps extends GatewayDeps {
  gateway: PaymentGateway | undefined;
  limits: RateLimits;
}

/** Only the signature over the raw bytes proves the origin. After a failure the gateway repeats the webhook. */
export function webhookResponses(deps: WebhookDeps): RequestHandler {
  const { gateway, limits } = deps;
  return async (request, { clientIp, log }) => {
    if (!gateway || new URL(request.url).pathname !== WEBHOOK_PATH + gateway.name) return undefined;
    if (request.method !== 'POST') return undefined;
    const body = new Uint8Array(await request.arrayBuffer());
    if (!gateway.isSigned(body, request.headers)) {
      await limits.take('forgedWebhooks', clientIp);
      log.warn({ clientIp }, `a webhook was not signed by ${GATEWAY_LABELS[gateway.name]}`);
      return new Response('Not signed', { status: 401 });
    }
    const event = readEvent(gateway, body, log);
    if (event && !(await applyEvent(deps, gateway, event, body))) {
      log.info('a webhook is about a payment of another shop');
    }
    return new Response('ok');
  };
}

/** An unknown kind of event is accepted: Razorpay switches off a webhook that fails for a day. */
function readEvent(
  gateway: PaymentGateway,
  body: Uint8Array,
  log: RequestFacts['log'],
): GatewayEvent | undefined {
  try {
    return gateway.readEvent(JSON.parse(new TextDecoder().decode(body)));
  } catch (error) {
    log.error({ err: error }, 'a signed webhook could not be read');
    return undefined;
  }
}

/** Applies the same bytes once. @returns false for a payment of another shop. */
function applyEvent(
  deps: WebhookDeps,
  { name }: PaymentGateway,
  event: GatewayEvent,
  body: Uint8Array,
): Promise<boolean> {
  const actor = gatewayActor(deps, name);
  const digest = createHash('sha256').update(body).digest('hex');
  return inTransaction(deps.db, async (tx) => {
    if (event.kind === 'other' || !(await recordEvent(tx, digest, actor.now))) return true;
    return event.kind === 'link'
      ? applyLinkState(tx, name, event.link, actor)
      : applyRefundState(tx, name, event.refund, actor);
  });
}
