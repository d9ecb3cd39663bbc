import { cancelWords } from '../../../shared/domain/orders/cancellation';
import { type ServedOrder, servedAs } from '../../../shared/domain/orders/channel';
import { isFinal, type OrderStatus } from '../../../shared/domain/orders/order-status';
import { payLaterLabel } from '../../../shared/domain/orders/pay-later';
import { PAYMENT_STATUS_LABELS } from '../../../shared/domain/orders/payment';
import { statusWords } from '../../../shared/domain/orders/status-words';
import { stageOf } from '../../../shared/domain/orders/ticket';
import { formatRupees } from '../../../shared/domain/platform/money';
import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { orderStatusLook, PAYMENT_STATUS_LOOKS } from '../../ui/order-status-looks';
import { lapsesAt } from './payment-words';

type ShownOrder = Pick<
  Order,
  | 'status'
  | 'deliveryMethod'
  | 'isForHere'
  | 'tableName'
  | 'paymentStatus'
  | 'totalAmount'
  | 'receivedAmount'
  | 'readyAt'
  | 'cancelReason'
  | 'cancelNote'
  | 'paymentClaim'
  | 'paymentClaimedAt'
  | 'waitingToldAt'
  | 'slotAt'
  | 'payLater'
  | 'heldUntil'
>;

type MoneyOf = Pick<
  Order,
  'paymentStatus' | 'totalAmount' | 'receivedAmount' | 'paymentClaim' | 'paymentClaimedAt'
>;

/** A status as the order's customer reads it. */
export function statusLook(status: OrderStatus, order: ServedOrder) {
  return {
    ...orderStatusLook(status, order.deliveryMethod),
    label: statusWords(status, order),
  };
}

/** Where the order stands, in two or three words. */
export function statusHeading(order: ShownOrder): string {
  return statusLook(isAtCounter(order) ? 'on-the-way' : order.status, order).label;
}

/** What happens now, and what becomes of the money of a cancelled order. */
export function statusSentence(order: ShownOrder, startsWhenPaid = false): string {
  switch (order.status) {
    case 'placed':
      return placedSentence(order, startsWhenPaid);
    case 'preparing':
      return order.readyAt ? m.order_waits_for_rider() : m.order_being_made();
    case 'on-the-way':
      if (!isAtCounter(order)) return m.order_under_way();
      return servedAs(order) === 'table' ? m.order_to_table() : m.order_at_counter();
    case 'delivered':
      return m.order_enjoy();
    case 'cancelled':
      return `${cancelWords(order) ?? m.order_was_cancelled()} ${moneySentence(order)}`;
  }
}

function placedSentence(order: ShownOrder, startsWhenPaid: boolean): string {
  const { paymentStatus, payLater, slotAt } = order;
  if (waitsLong(order)) return m.order_waits_long();
  if (paymentStatus === 'failed') return m.order_payment_failed();
  if (startsWhenPaid && paymentStatus === 'pending' && !payLater) return m.order_starts_once_paid();
  // What lapses unpaid has not begun.
  if (lapsesAt(order)) return m.order_pay_to_keep();
  return slotAt ? m.order_made_for_slot() : m.order_starts_at_once();
}

export function asksToCall(order: ShownOrder): boolean {
  const hasFailed = order.status === 'placed' && order.paymentStatus === 'failed';
  return hasFailed || waitsLong(order);
}

/** Whether nobody has accepted the order for so long that its customer should call. */
function waitsLong({ status, waitingToldAt }: ShownOrder): boolean {
  return status === 'placed' && Boolean(waitingToldAt);
}

export function cancelSentence(order: MoneyOf): string {
  return moneySentence(order, m.order_if_paid_call());
}

/** What becomes of the money of a cancelled order. @param unpaid is said if nobody has paid. */
function moneySentence(order: MoneyOf, unpaid = m.order_nothing_to_pay_call()): string {
  const { paymentStatus, totalAmount, receivedAmount, paymentClaim, paymentClaimedAt } = order;
  if (paymentStatus === 'refunded') return m.order_money_returned();
  if (paymentStatus === 'paid' || receivedAmount) {
    return m.order_money_will_return({ amount: formatRupees(receivedAmount ?? totalAmount) });
  }
  if (paymentStatus === 'pending' && paymentClaimedAt) {
    const amount = formatRupees(paymentClaim?.amount ?? totalAmount);
    return m.order_claim_will_return({ amount });
  }
  return unpaid;
}

/** The badge of the payment: nobody waits for the payment of a cancelled order. */
export function paymentBadge(order: ShownOrder) {
  const { status, paymentStatus, receivedAmount, paymentClaimedAt, payLater } = order;
  const isUnpaid = paymentStatus === 'pending' || paymentStatus === 'failed';
  const look = PAYMENT_STATUS_LOOKS[paymentStatus];
  if (status !== 'cancelled' || !isUnpaid) {
    const paysLater = payLater && paymentStatus === 'pending' && !paymentClaimedAt;
    const label = paysLater ? payLaterLabel(payLater) : PAYMENT_STATUS_LABELS[paymentStatus];
    return { ...look, label };
  }
  if (receivedAmount) {
    return { ...look, label: m.order_amount_paid({ amount: formatRupees(receivedAmount) }) };
  }
  return awaitsRefund(order)
    ? { ...look, label: m.order_checking_payment() }
    : ({ tone: 'mist', label: m.order_nothing_to_pay() } as const);
}

/** Whether staff still check or return the money of a cancelled order. */
export function awaitsRefund(order: ShownOrder): boolean {
  const { status, paymentStatus, receivedAmount, paymentClaimedAt } = order;
  const isReported = paymentStatus === 'pending' && Boolean(paymentClaimedAt);
  const hasMoney = paymentStatus === 'paid' || Boolean(receivedAmount);
  return status === 'cancelled' && (hasMoney || isReported);
}

/** The number that is called at the counter, while it may be. Neither a rider nor a table's guest is called. */
export function numberToCall(
  order: ServedOrder & Pick<Order, 'status' | 'counterNumber'>,
): number | undefined {
  const how = servedAs(order);
  const isCalled = !isFinal(order.status) && (how === 'pickup' || how === 'here');
  return isCalled ? order.counterNumber : undefined;
}

function isAtCounter({ status, readyAt = null, deliveryMethod }: ShownOrder): boolean {
  return deliveryMethod === 'pickup' && stageOf({ status, readyAt }, deliveryMethod) === 'ready';
}

/** '1 item', '3 items': units, not lines. */
export function itemCount(items: readonly { quantity: number }[]): string {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return m.order_items({ count: units });
}

/** Who is paid by a payment link. */
export function payeeOf(upiPaymentUrl: string): { upiId: string; payeeName: string } {
  const parameters = new URLSearchParams(upiPaymentUrl.split('?')[1]);
  return { upiId: parameters.get('pa') ?? '', payeeName: parameters.get('pn') ?? '' };
}
