import type { Order } from '../../../shared/contract/order-shape';
import type { PaymentStatus } from '../../../shared/domain/payment';
import type { Database } from '../../db/database';
import { readSettings } from '../../settings/settings-store';
import { paymentLink } from '../payment-link';
import { changeOrder, type OrderChange } from './change-order';

/**
 * Sets any payment status after any other (spec §4). A failed payment that is pending again gets a
 * new link: UPI apps refuse a reference that was used before.
 * @throws DomainError `not_found`; `conflict` when the order has another payment status than `from`.
 */
export function setPaymentStatus(db: Database, change: OrderChange<PaymentStatus>): Promise<Order> {
  const column = { kind: 'payment', column: 'payment_status', field: 'paymentStatus' } as const;
  return changeOrder(db, column, change, async (tx, order) => {
    if (order.payment_status !== 'failed' || change.value !== 'pending') return {};
    const attempt = order.payment_attempt + 1;
    const parts = { orderId: order.id, amount: order.total_paise, attempt };
    return {
      payment_attempt: attempt,
      upi_payment_url: paymentLink(await readSettings(tx), parts),
    };
  });
}
