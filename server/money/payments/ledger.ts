import { statusOfPayments } from '../../../shared/domain/orders/order-payments';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { notBefore, writeChange } from '../../orders/change/change-order';
import { touchOrder } from '../../orders/change/touch-order';
import { lockOrder } from '../../orders/order-store';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { OrdersTable, PaymentsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { settleCredits } from '../bills/credit-notes';
import { billChangedOrder } from '../bills/make-bill';
import { listPayments, type NewPayment, recordPayment, sumsOf } from './payment-store';

export type Appended = Omit<NewPayment, 'orderId' | 'actor'>;

interface PaymentsDecision {
  append: readonly Appended[];
  /** What staff set by hand, whatever the payments say. */
  set?: Partial<OrdersTable>;
  /** Written to the audit log. */
  reason?: string | undefined;
  /** Whether customers learn of a change that leaves the payment status as it is. */
  told?: 'never';
}

interface PaymentsChange {
  id: string;
  actor: AuditActor;
  /** Returns undefined when there is nothing to change. @param dated the actor, at the change's time. */
  decide: (
    order: OrdersTable,
    rows: readonly PaymentsTable[],
    dated: AuditActor,
  ) => PaymentsDecision | undefined | Promise<PaymentsDecision | undefined>;
}

/**
 * Appends payments and refunds of an order, and lets its payment status follow. The order is locked, so two
 * changes never count the same money.
 * @returns the order's payment status after the change.
 * @throws DomainError `not_found`, and what `decide` throws.
 */
export async function changePayments(tx: Tx, { id, actor, decide }: PaymentsChange) {
  const order = await lockOrder(tx, id);
  const dated = notBefore(order, actor);
  const rows = await listPayments(tx, [id]);
  const decision = await decide(order, rows, dated);
  if (!decision) return order.payment_status;
  const { append, set = {}, reason, told } = decision;
  const added: PaymentsTable[] = [];
  for (const payment of append) {
    added.push(await recordPayment(tx, { ...payment, orderId: id, actor: dated }));
  }
  const [before, after] = [sumsOf(rows), sumsOf([...rows, ...added])];
  const follows = statusOfPayments(order.payment_status, order.total_paise, after, before);
  const payment_status = set.payment_status ?? follows;
  if (payment_status !== order.payment_status) {
    const change = { set: { ...set, payment_status }, reason, actor: dated };
    await writeChange(tx, order, { ...change, onOrderChange: billChangedOrder });
    return payment_status;
  }
  await recordChange(tx, dated, {
    area: 'orders',
    subject: { id, name: id },
    from: { received: paiseToRupees(before.received) },
    to: { received: paiseToRupees(after.received) },
    ...(reason && { reason }),
  });
  await settleCredits(tx, order, dated);
  await touchOrder(tx, order, dated.now, told);
  return payment_status;
}
