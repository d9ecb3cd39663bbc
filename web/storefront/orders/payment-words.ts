import { excessOf } from '../../../shared/domain/orders/order-payments';
import type { PayLater } from '../../../shared/domain/orders/pay-later';
import { awaitsPayment } from '../../../shared/domain/orders/payment';
import { isAllClaimed, toPayNow } from '../../../shared/domain/orders/payment-claim';
import { momentWords } from '../../../shared/domain/orders/slot-words';
import { amountText, formatRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { countdownWords } from '../../ui/countdown';

type Payable = Pick<Order, 'status' | 'paymentStatus' | 'paymentMethod' | 'payLater'>;

/** Whether the customer sees how to pay: by UPI with a link, on the gateway's page, or later. */
export function showsPayment(
  order: Payable & Pick<Order, 'upiPaymentUrl'>,
  paysOnline: boolean,
): boolean {
  const hasWay = paysOnline || Boolean(order.upiPaymentUrl) || Boolean(order.payLater);
  return awaitsPayment(order) && hasWay;
}

type Payment = Pick<
  Order,
  | 'status'
  | 'totalAmount'
  | 'receivedAmount'
  | 'owedAmount'
  | 'paymentClaim'
  | 'paymentClaimedAt'
  | 'usualCheckMinutes'
  | 'slotAt'
  | 'heldUntil'
>;

export function paymentHeading(payment: Payment): string {
  const amount = formatRupees(toPayNow(payment));
  if (isChecking(payment)) {
    return payment.receivedAmount ? m.order_left_to_pay({ amount }) : m.order_checking_payment();
  }
  return payment.receivedAmount || payment.paymentClaim
    ? m.order_pay_more({ amount })
    : m.order_pay_now({ amount });
}

/** Staff may record the money some time after the order is handed over. */
export function payLaterWords(payment: Payment, how: PayLater) {
  const owed = { amount: formatRupees(payment.owedAmount) };
  if (payment.status === 'delivered') {
    const sentence = how === 'counter' ? m.order_paid_at_counter() : m.order_paid_rider();
    return { heading: m.order_left_to_pay(owed), sentence };
  }
  return how === 'counter'
    ? { heading: m.order_pay_at_counter(owed), sentence: m.order_pay_at_counter_how() }
    : { heading: m.order_pay_rider(owed), sentence: m.order_pay_rider_how() };
}

/** Whether the customer waits for staff and has nothing to pay meanwhile. */
export function isChecking(payment: Pick<Order, 'paymentClaimedAt' | 'paymentClaim'>): boolean {
  return Boolean(payment.paymentClaimedAt) && (!payment.paymentClaim || isAllClaimed(payment));
}

/** A reported payment keeps the order; the usual time of a check is measured. @param shop.isClosed nobody checks until it opens. */
export function paymentSentence(
  payment: Payment,
  { isClosed }: { isClosed: boolean },
): string | undefined {
  const { status, paymentClaimedAt, receivedAmount, usualCheckMinutes, slotAt } = payment;
  if (!paymentClaimedAt) return status === 'placed' ? undefined : m.order_can_still_pay();
  if (!isChecking(payment) && payment.paymentClaim) {
    return m.order_checking_part({ amount: formatRupees(payment.paymentClaim.amount) });
  }
  if (receivedAmount) return m.order_checking_rest();
  if (isClosed && slotAt) return m.order_checked_once_open();
  const usually = usualCheckMinutes ? m.order_check_takes({ count: usualCheckMinutes }) : undefined;
  if (status !== 'placed') return usually;
  return usually ? `${usually} ${m.order_kept_until_then()}` : m.order_kept_until_checked();
}

/** When an order that is not paid is cancelled. One that its customer says they have paid stays. */
export function lapsesAt(order: Pick<Order, 'heldUntil' | 'paymentClaimedAt'>): string | undefined {
  return order.paymentClaimedAt ? undefined : (order.heldUntil ?? undefined);
}

/** 'Pay ₹128.00 · held until 1:03 pm', if it is to be paid now. @param now the server's, if known. */
export function debtWords(order: Payment & Payable, now: Date | undefined): string | undefined {
  if (!awaitsPayment(order) || order.payLater || isChecking(order)) return undefined;
  const amount = formatRupees(toPayNow(order));
  const until = lapsesAt(order);
  if (!until) return m.order_pay({ amount });
  return m.order_pay_until({ amount, time: momentWords(until, now ?? new Date()) });
}

/** 'We’ll hold this for you until 2:55 pm (12 min left).' `now` is the server's, if known. */
export function holdSentence(heldUntil: string, now: Date | undefined): string {
  const time = momentWords(heldUntil, now ?? new Date());
  const leftMs = now ? Date.parse(heldUntil) - now.getTime() : 0;
  if (leftMs <= 0) return m.order_held({ time });
  return m.order_held_left({ time, left: countdownWords(leftMs) });
}

type Refunds = Pick<Order, 'gatewayRefunds'>;

/** What is on its way back to the customer through the gateway; undefined if nothing is. */
export function refundSentence(order: Refunds) {
  const underway = refundsUnderway(order);
  if (underway.length === 0) return undefined;
  const amount = underway.reduce((sum, refund) => sum + rupeesToPaise(refund.amount), 0);
  return m.order_refund_under_way({ amount: formatRupees(amount) });
}

/** What the shop has to return of an order that was paid and costs less now; a cancelled one says so itself. */
export function excessSentence({
  status,
  totalAmount,
  receivedAmount = 0,
}: Pick<Order, 'status' | 'totalAmount' | 'receivedAmount'>): string | undefined {
  const excess = excessOf(totalAmount, receivedAmount);
  if (excess === 0 || status === 'cancelled') return undefined;
  return m.order_excess_will_return({ amount: formatRupees(excess) });
}

/** '₹50.00 refunded', or 'being refunded' while the gateway still returns what was asked of it at that time. */
export function refundWords(refund: { at: string; amount: number }, order: Refunds): string {
  const amount = amountText(refund.amount);
  const isUnderWay = refundsUnderway(order).some(({ at }) => at === refund.at);
  return isUnderWay ? m.order_being_refunded({ amount }) : m.order_refunded({ amount });
}

function refundsUnderway({ gatewayRefunds = [] }: Refunds) {
  return gatewayRefunds.filter(({ state }) => state === 'asked' || state === 'pending');
}

/** How a payment is noticed: the gateway says so at once, and staff look for one by UPI. */
export function paidWhenSentence(paysOnline: boolean, paysByUpi: boolean): string {
  if (!paysByUpi) return m.order_paid_by_itself();
  return paysOnline ? m.order_paid_once_checked_upi() : m.order_paid_once_checked();
}

/** What becomes of an order for later that is not paid while nobody can look for its money. */
export function unpaidSentence(
  { status, paymentClaimedAt, slotAt, heldUntil }: Payment,
  { minutes, isClosed }: { minutes: number | null; isClosed: boolean },
): string | undefined {
  const isKept = minutes === null || status !== 'placed' || paymentClaimedAt || heldUntil;
  return isKept || !slotAt || !isClosed ? undefined : m.order_pay_before_opening();
}

export function startSentence(startsWhenPaid: boolean | undefined, isLater: boolean): string {
  if (startsWhenPaid) return m.order_we_start_once_paid();
  return isLater ? m.order_we_make_for_slot() : m.order_we_start_at_once();
}
