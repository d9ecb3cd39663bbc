import type { OrderWithToken } from '../../../shared/contract/orders/orders-contract';
import { GATEWAY_LABELS } from '../../../shared/domain/orders/order-payments';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { orderLook, type ReadForStaff, readOrder } from '../../orders/follow/read-order';
import { adminActor } from '../../platform/audit/audit-actor';
import { api, type CallContext, requireAdmin } from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { GatewayFailure, type PaymentGateway } from '../gateways/gateway';
import { askRefund } from './ask-refund';
import { checkPaymentLinksOf } from './check-payment-links';
import { type GatewayDeps, webhookUrl } from './gateway-deps';
import { lastEventAt } from './gateway-store';
import { makePaymentLink } from './make-payment-link';
import { readWithoutGateway } from './without-gateway';

type GatewayRouteDeps = GatewayDeps & {
  gateway: PaymentGateway | undefined;
  limits: RateLimits;
  readForStaff: ReadForStaff;
};

export function gatewayRoutes(deps: GatewayRouteDeps) {
  const { db, signer, clock, limits, gateway, publicUrl } = deps;
  const lookOf = (input: OrderWithToken, context: CallContext) =>
    orderLook(input, context, clock());
  const requireGateway = () => {
    if (!gateway) throw new DomainError('not_found');
    return gateway;
  };
  return api.gateway.router({
    makePaymentLink: api.gateway.makePaymentLink.handler(async ({ input, context }) => {
      await limits.take('changesByCustomers', context.clientIp);
      // This also refuses callers who may not read the order, before its limit is used.
      const { id } = await readOrder(db, signer, lookOf(input, context));
      await limits.take('gatewayCalls', id);
      return { url: await makePaymentLink(deps, requireGateway(), id) };
    }),
    check: api.gateway.check.handler(async ({ input, context }) => {
      await limits.take('changesByCustomers', context.clientIp);
      const look = lookOf(input, context);
      // This also refuses callers who may not read the order.
      const order = await readOrder(db, signer, look);
      if (!gateway) return order;
      await limits.take('gatewayCalls', order.id);
      await checkPaymentLinksOf(deps, gateway, order.id);
      return readOrder(db, signer, look);
    }),
    refund: api.gateway.refund.handler(async ({ input, context }) => {
      const actor = adminActor(deps, requireAdmin(context));
      await askRefund(deps, requireGateway(), { ...input, actor });
      return deps.readForStaff(input.id, context.language);
    }),
    readStatus: api.gateway.readStatus.handler(async () => ({
      name: gateway ? GATEWAY_LABELS[gateway.name] : null,
      webhookUrl: gateway ? webhookUrl(publicUrl, gateway.name) : null,
      lastEventAt: await lastEventAt(db),
      withoutGateway: gateway ? null : await readWithoutGateway(db, clock()),
    })),
    test: api.gateway.test.handler(async ({ context }) => {
      await limits.take('gatewayTests', requireAdmin(context).id);
      try {
        await requireGateway().testKeys();
        return { problem: null };
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error;
        return { problem: error.message };
      }
    }),
  });
}
