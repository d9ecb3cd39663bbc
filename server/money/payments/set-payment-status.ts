import type { Order } from '../../../shared/contract/orders/order-shape';
import type { PaymentStatus } from '../../../shared/domain/orders/payment';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { readOrderForStaff } from '../../orders/follow/read-order';
import type { PaymentStatusChange } from '../../orders/order-routes';
import { paymentLink } from '../../orders/payment-link';
import type { Database } from '../../platform/db/database';
import type { OrdersTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readSettings } from '../../shop/settings/settings-store';
import { type Appended, changePayments } from './change-payments';
import { rowsForStatus } from './rows-for-status';

/**
 * Sets any payment status after any other (money rule 2), and lists the payments or refunds that
 * make it true. A failed payment that is pending again gets a new link: UPI apps refuse a reference
 * that was used before. Setting the same one changes nothing.
 * @throws DomainError `not_found`; `conflict` when the order has another payment status than `from`;
 * `bad_input` when its payments allow no such status.
 */
export function setPaymentStatus(
  db: Database,
  { id, value, from, method, actor }: PaymentStatusChange,
): Promise<Order> {
  return inTransaction(db, async (tx) => {
    await changePayments(tx, {
      id,
      actor,
      decide: async (order, rows) => {
        if (order.payment_status === value) return undefined;
        if (from && order.payment_status !== from) throw new DomainError('conflict');
        const change = { from: order.payment_status, to: value };
        const append = rowsForStatus(change, order.total_paise, rows, method);
        await assertNoSharedCredit(tx, id, append);
        const link = await nextLink(tx, order, value);
        return { append, set: { payment_status: value, ...link } };
      },
    });
    return readOrderForStaff(tx, id);
  });
}

async function nextLink(tx: Tx, order: OrdersTable, value: PaymentStatus) {
  if (order.payment_status !== 'failed' || value !== 'pending') return {};
  const attempt = order.payment_attempt + 1;
  const parts = { orderId: order.id, amount: order.total_paise, attempt };
  return {
    payment_attempt: attempt,
    upi_payment_url: paymentLink(await readSettings(tx), parts),
  };
}

/** A bank credit belongs to its orders as a whole: a part that is taken back would pay nothing. */
async function assertNoSharedCredit(
  tx: Tx,
  id: string,
  append: readonly Appended[],
): Promise<void> {
  const credits = append.flatMap(({ method, creditId }) =>
    method === 'bank' && creditId ? [creditId] : [],
  );
  if (credits.length === 0) return;
  const shared = await tx
    .selectFrom('payments')
    .select('order_id')
    .where('credit_id', 'in', credits)
    .where('method', '=', 'bank')
    .where('order_id', '<>', id)
    .groupBy('order_id')
    .having(({ fn }) => fn.sum('amount_paise'), '<>', 0)
    .limit(1)
    .executeTakeFirst();
  if (!shared) return;
  const message = `The same transfer paid order ${shared.order_id}. Undo it under Matched payments.`;
  throw new DomainError('bad_input', { issues: [{ path: 'paymentStatus', message }] });
}
