import type { Order } from '../../../shared/contract/orders/order-shape';
import { refundableOf } from '../../../shared/domain/orders/gateway-refunds';
import type { Gateway } from '../../../shared/domain/orders/order-payments';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';
import type { GatewayRefundsTable, PaymentsTable } from '../../platform/db/schema';

export async function readGatewayRefunds(
  db: Database,
  orderId: string,
): Promise<Pick<Order, 'gatewayRefunds'>> {
  const refunds = await listGatewayRefunds(db, orderId);
  if (refunds.length === 0) return {};
  return {
    gatewayRefunds: refunds.map(({ amount_paise, state, asked_at }) => ({
      amount: paiseToRupees(amount_paise),
      state,
      at: asked_at,
    })),
  };
}

/** @param gateway the configured one: no other one's payments can be refunded through it. */
export async function readGatewayForStaff(
  db: Database,
  orderId: string,
  payments: readonly PaymentsTable[],
  gateway: Gateway | undefined,
): Promise<Pick<Order, 'gatewayRefunds' | 'gatewayRefundable' | 'gatewayProblems'>> {
  const links = await db
    .selectFrom('payment_links')
    .select('problem')
    .where('order_id', '=', orderId)
    .orderBy('made_at')
    .execute();
  // Most shops have no gateway.
  if (links.length === 0) return {};
  const refunds = await listGatewayRefunds(db, orderId);
  return {
    ...(await readGatewayRefunds(db, orderId)),
    ...(gateway && {
      gatewayRefundable: paiseToRupees(refundableOf(payments, refunds, gateway)?.amount ?? 0),
    }),
    gatewayProblems: links.flatMap(({ problem }) => problem ?? []),
  };
}

export function listGatewayRefunds(db: Database, orderId: string): Promise<GatewayRefundsTable[]> {
  return db
    .selectFrom('gateway_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}
