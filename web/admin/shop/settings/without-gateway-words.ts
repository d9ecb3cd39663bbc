import type { GatewayStatus } from '../../../../shared/contract/money/gateway-contract';
import { m } from '../../../../shared/messages/compiled/messages';

/** What customers and staff do by hand meanwhile, in the shop's own figures. */
export function withoutGatewayWords({
  orders,
  paidAfterMinutes,
  claims,
  cancelledUnpaid: cancelled,
}: NonNullable<GatewayStatus['withoutGateway']>): string {
  const figures = { orders, claims, cancelled };
  return paidAfterMinutes === null
    ? m.shopoffice_without_gateway(figures)
    : m.shopoffice_without_gateway_late({ ...figures, minutes: paidAfterMinutes });
}
