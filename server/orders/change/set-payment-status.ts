import type { Order } from '../../../shared/contract/order-shape';
import type { PaymentStatus } from '../../../shared/domain/payment';
import { DomainError } from '../../../shared/domain/refusals';
import type { AuditActor } from '../../audit/audit-actor';
import type { Database } from '../../db/database';
import { readSettings } from '../../settings/settings-store';
import { readOrderForStaff } from '../follow/read-order';
import { paymentLink } from '../payment-link';
import { changeOrder } from './change-order';

interface PaymentChange {
  id: string;
  value: PaymentStatus;
  /** The payment status that the editor saw. Another current one is a conflict. */
  from?: PaymentStatus | undefined;
  actor: AuditActor;
}

/**
 * Sets any payment status after any other (spec §4). A failed payment that is pending again gets a
 * new link: UPI apps refuse a reference that was used before. Setting the same one changes nothing.
 * @throws DomainError `not_found`; `conflict` when the order has another payment status than `from`.
 */
export function setPaymentStatus(
  db: Database,
  { id, value, from, actor }: PaymentChange,
): Promise<Order> {
  return changeOrder(db, {
    id,
    actor,
    decide: async (tx, order) => {
      if (order.payment_status === value) return undefined;
      if (from && order.payment_status !== from) throw new DomainError('conflict');
      if (order.payment_status !== 'failed' || value !== 'pending') {
        return { set: { payment_status: value } };
      }
      const attempt = order.payment_attempt + 1;
      const parts = { orderId: id, amount: order.total_paise, attempt };
      const upi_payment_url = paymentLink(await readSettings(tx), parts);
      return { set: { payment_status: value, payment_attempt: attempt, upi_payment_url } };
    },
    read: (tx) => readOrderForStaff(tx, id),
  });
}
