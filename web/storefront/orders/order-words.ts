import { cancelWords } from '../../../shared/domain/orders/cancellation';
import { ORDER_STATUS_LABELS, type OrderStatus } from '../../../shared/domain/orders/order-status';
import { payLaterLabel } from '../../../shared/domain/orders/pay-later';
import { PAYMENT_STATUS_LABELS } from '../../../shared/domain/orders/payment';
import type { DeliveryMethod } from '../../../shared/domain/orders/pricing';
import { stageOf } from '../../../shared/domain/orders/ticket';
import { formatRupees } from '../../../shared/domain/platform/money';
import { pluralize } from '../../../shared/domain/platform/pluralize';
import type { Order } from '../../api/order-from-wire';
import { orderStatusLook, PAYMENT_STATUS_LOOKS } from '../../ui/order-status-looks';
import { lapsesAt } from './payment-words';

type ShownOrder = Pick<
  Order,
  | 'status'
  | 'deliveryMethod'
  | 'paymentStatus'
  | 'totalAmount'
  | 'receivedAmount'
  | 'readyAt'
  | 'cancelReason'
  | 'cancelNote'
  | 'paymentClaimedAt'
  | 'waitingToldAt'
  | 'slotAt'
  | 'payLater'
  | 'heldUntil'
>;

type MoneyOf = Pick<Order, 'paymentStatus' | 'totalAmount' | 'receivedAmount' | 'paymentClaimedAt'>;

/** The statuses that mean something else when the customer fetches the order. */
const PICKUP_LABELS: Partial<Record<OrderStatus, string>> = {
  'on-the-way': 'Ready to pick up',
  delivered: 'Picked up',
};

/** A status as the order's customer reads it. */
export function statusLook(status: OrderStatus, method: DeliveryMethod) {
  const pickup = method === 'pickup' ? PICKUP_LABELS[status] : undefined;
  return { ...orderStatusLook(status, method), label: pickup ?? ORDER_STATUS_LABELS[status] };
}

/** Where the order stands, in two or three words. */
export function statusHeading(order: ShownOrder): string {
  return statusLook(isAtCounter(order) ? 'on-the-way' : order.status, order.deliveryMethod).label;
}

/** What happens now, and what becomes of the money of a cancelled order. */
export function statusSentence(order: ShownOrder, startsWhenPaid = false): string {
  switch (order.status) {
    case 'placed':
      return placedSentence(order, startsWhenPaid);
    case 'preparing':
      return order.readyAt
        ? 'Your order is ready. The rider will pick it up soon.'
        : 'The kitchen has accepted your order and is making it.';
    case 'on-the-way':
      return isAtCounter(order)
        ? 'Your order is ready. Come and pick it up.'
        : 'Your order is on its way to you.';
    case 'delivered':
      return 'Enjoy! Thank you for ordering with us.';
    case 'cancelled':
      return `${cancelWords(order) ?? 'This order was cancelled.'} ${moneySentence(order)}`;
  }
}

function placedSentence(order: ShownOrder, startsWhenPaid: boolean): string {
  const { paymentStatus, payLater, slotAt } = order;
  if (waitsLong(order)) {
    return 'We have your order, but the kitchen has not accepted it yet. Please call us.';
  }
  if (paymentStatus === 'failed') {
    return 'We have your order, but your payment has failed. Please call us.';
  }
  if (startsWhenPaid && paymentStatus === 'pending' && !payLater) {
    return 'We have your order. The kitchen starts once it is paid.';
  }
  // What lapses unpaid has not begun.
  if (lapsesAt(order)) return 'We have your order. Please pay to keep it.';
  return slotAt
    ? 'We have your order. The kitchen will make it for the time you chose.'
    : 'We have your order. The kitchen starts at once.';
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
  return moneySentence(order, 'If you have already paid, call us first.');
}

/** What becomes of the money of a cancelled order. @param unpaid is said if nobody has paid. */
function moneySentence(
  order: MoneyOf,
  unpaid = 'There is nothing to pay. Have you paid already? Call us.',
): string {
  const { paymentStatus, totalAmount, receivedAmount, paymentClaimedAt } = order;
  if (paymentStatus === 'refunded') return 'Your money has been returned.';
  if (paymentStatus === 'paid' || receivedAmount) {
    return `We will return the ${formatRupees(receivedAmount ?? totalAmount)} you paid. Questions? Call us.`;
  }
  if (paymentStatus === 'pending' && paymentClaimedAt) {
    return `You told us that you paid ${formatRupees(totalAmount)}. We will check and return it.`;
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
  if (receivedAmount) return { ...look, label: `${formatRupees(receivedAmount)} paid` };
  return awaitsRefund(order)
    ? { ...look, label: 'Checking your payment' }
    : ({ tone: 'mist', label: 'Nothing to pay' } as const);
}

/** Whether staff still check or return the money of a cancelled order. */
export function awaitsRefund(order: ShownOrder): boolean {
  const { status, paymentStatus, receivedAmount, paymentClaimedAt } = order;
  const isReported = paymentStatus === 'pending' && Boolean(paymentClaimedAt);
  const hasMoney = paymentStatus === 'paid' || Boolean(receivedAmount);
  return status === 'cancelled' && (hasMoney || isReported);
}

/** The number that is called at the counter, while it may be. */
export function numberToCall(
  order: Pick<Order, 'status' | 'deliveryMethod' | 'counterNumber'>,
): number | undefined {
  const isOpen = order.status !== 'delivered' && order.status !== 'cancelled';
  return order.deliveryMethod === 'pickup' && isOpen ? order.counterNumber : undefined;
}

function isAtCounter({ status, readyAt = null, deliveryMethod }: ShownOrder): boolean {
  return deliveryMethod === 'pickup' && stageOf({ status, readyAt }, deliveryMethod) === 'ready';
}

/** '1 item', '3 items': units, not lines. */
export function itemCount(items: readonly { quantity: number }[]): string {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return pluralize(units, 'item');
}

/** Who is paid by a payment link. */
export function payeeOf(upiPaymentUrl: string): { upiId: string; payeeName: string } {
  const parameters = new URLSearchParams(upiPaymentUrl.split('?')[1]);
  return { upiId: parameters.get('pa') ?? '', payeeName: parameters.get('pn') ?? '' };
}
