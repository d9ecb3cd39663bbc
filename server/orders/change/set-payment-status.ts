import type { Order } from '../../../shared/contract/order-shape';
import type { PaymentStatus } from '../../../shared/domain/payment';
import { DomainError } from '../../../shared/domain/refusals';
import { recordChange } from '../../audit/record-change';
import type { Database } from '../../db/database';
import type { OrdersTable } from '../../db/schema';
import { inTransaction, RetryTransaction, type Tx } from '../../db/transaction';
import { readSettings } from '../../settings/settings-store';
import { recordOrderEvent } from '../follow/order-events';
import { readOrderForStaff } from '../follow/read-order';
import { recordFigures } from '../order-figures';
import { appendHistory, findOrderRow } from '../order-store';
import { paymentLink } from '../payment-link';
import type { StaffChange } from './set-order-status';

/**
 * Sets any payment status after any other (spec §4), and who did it when; the same one changes
 * nothing. A failed payment that is asked for again gets a new link: UPI apps refuse a reference
 * that was used before.
 * @throws DomainError `not_found`; `conflict` when it is no longer what was seen.
 */
export async function setPaymentStatus(
  db: Database,
  { id, value, from, actor }: StaffChange<PaymentStatus>,
): Promise<Order> {
  const { adminId, name, now } = actor;
  return inTransaction(db, async (tx) => {
    const order = await findOrderRow(tx, id);
    if (!order) throw new DomainError('not_found');
    if (order.payment_status !== value) {
      if (from && order.payment_status !== from) throw new DomainError('conflict');
      const { numUpdatedRows } = await tx
        .updateTable('orders')
        .set({
          payment_status: value,
          updated_at: now.toISOString(),
          ...(await newAttempt(tx, order, value)),
        })
        .where('id', '=', id)
        .where('payment_status', '=', order.payment_status)
        // What it counted under must still hold when the figures are moved.
        .where('status', '=', order.status)
        .where('payment_attempt', '=', order.payment_attempt)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new RetryTransaction();
      await appendHistory(tx, {
        order_id: id,
        kind: 'payment',
        value,
        admin_id: adminId,
        by_name: name,
        at: now.toISOString(),
      });
      await recordFigures(tx, order, { from: order, to: { ...order, payment_status: value } });
      await recordChange(tx, actor, {
        area: 'orders',
        subject: { id, name: id },
        from: { paymentStatus: order.payment_status },
        to: { paymentStatus: value },
      });
      await recordOrderEvent(tx, 'payment', {
        ...order,
        payment_status: value,
        updated_at: now.toISOString(),
      });
    }
    return readOrderForStaff(tx, id);
  });
}

async function newAttempt(tx: Tx, order: OrdersTable, value: PaymentStatus) {
  if (order.payment_status !== 'failed' || value !== 'pending') return {};
  const attempt = order.payment_attempt + 1;
  const parts = { orderId: order.id, amount: order.total_paise, attempt };
  return {
    payment_attempt: attempt,
    upi_payment_url: paymentLink(await readSettings(tx), parts),
  };
}
