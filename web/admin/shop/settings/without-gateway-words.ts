import type { GatewayStatus } from '../../../../shared/contract/money/gateway-contract';
import { pluralize } from '../../../../shared/domain/platform/pluralize';

/** What customers and staff do by hand meanwhile, in the shop's own figures. */
export function withoutGatewayWords({
  orders,
  paidAfterMinutes,
  claims,
  cancelledUnpaid,
}: NonNullable<GatewayStatus['withoutGateway']>): string {
  const paid =
    paidAfterMinutes === null
      ? ''
      : `half of the payments were marked paid ${pluralize(paidAfterMinutes, 'minute')} or more after the order, `;
  const rest = `${claims} of ${pluralize(orders, 'order')} had an “I have paid” to check, and ${cancelledUnpaid} were cancelled unpaid.`;
  return `Your last 30 days without one: ${paid}${rest}`;
}
