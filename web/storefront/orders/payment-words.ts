import type { PayLater } from '../../../shared/domain/orders/pay-later';
import { awaitsPayment } from '../../../shared/domain/orders/payment';
import { momentWords } from '../../../shared/domain/orders/slot-words';
import { formatRupees, type Paise, rupeesToPaise } from '../../../shared/domain/platform/money';
import { pluralize } from '../../../shared/domain/platform/pluralize';
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
  | 'paymentClaimedAt'
  | 'usualCheckMinutes'
  | 'slotAt'
  | 'heldUntil'
  | 'payments'
>;

export function paymentHeading(payment: Payment): string {
  const owed = formatRupees(owedAmount(payment));
  if (payment.paymentClaimedAt) {
    return payment.receivedAmount ? `${owed} left to pay` : 'Checking your payment';
  }
  return `Pay ${owed} ${payment.receivedAmount ? 'more' : 'now'}`;
}

/** Staff may record the money some time after the order is handed over. */
export function payLaterWords(payment: Payment, how: PayLater) {
  const owed = formatRupees(owedAmount(payment));
  if (payment.status === 'delivered') {
    const paidTo =
      how === 'counter'
        ? 'paid at the counter, this page will change to Paid soon.'
        : 'paid our rider, this page will change to Paid when they are back.';
    return { heading: `${owed} left to pay`, sentence: `If you have ${paidTo}` };
  }
  return how === 'counter'
    ? {
        heading: `Pay ${owed} at the counter`,
        sentence: 'In cash, by card or by UPI, when you pick it up.',
      }
    : { heading: `Pay ${owed} in cash to the rider`, sentence: 'Exact change helps our rider.' };
}

/** What is left to pay, in paise: not dishes that were refunded. */
export function owedAmount({
  totalAmount,
  receivedAmount = 0,
  payments = [],
}: Pick<Order, 'totalAmount' | 'receivedAmount' | 'payments'>): Paise {
  const dishes = payments.filter(({ kind, lines }) => kind === 'refund' && lines);
  const refunded = dishes.reduce((sum, { amount }) => sum + rupeesToPaise(amount), 0);
  return Math.max(0, totalAmount - receivedAmount - refunded);
}

/** A reported payment keeps the order; the usual time of a check is measured. @param shop.isClosed nobody checks until it opens. */
export function paymentSentence(
  payment: Payment,
  { isClosed }: { isClosed: boolean },
): string | undefined {
  const { status, paymentClaimedAt, receivedAmount, usualCheckMinutes, slotAt } = payment;
  if (!paymentClaimedAt) {
    return status === 'placed' ? undefined : 'You can still pay here.';
  }
  if (receivedAmount) return 'If you have paid the rest, we are checking it.';
  if (isClosed && slotAt) return 'We check it once we open.';
  const usually = usualCheckMinutes
    ? `This usually takes ${pluralize(usualCheckMinutes, 'minute')}.`
    : undefined;
  if (status !== 'placed') return usually;
  return usually
    ? `${usually} We keep your order until then.`
    : 'We keep your order until we have checked.';
}

/** When an order that is not paid is cancelled. One that its customer says they have paid stays. */
export function lapsesAt(order: Pick<Order, 'heldUntil' | 'paymentClaimedAt'>): string | undefined {
  return order.paymentClaimedAt ? undefined : (order.heldUntil ?? undefined);
}

/** 'Pay ₹128.00 · held until 1:03 pm', if it is to be paid now. @param now the server's, if known. */
export function debtWords(order: Payment & Payable, now: Date | undefined): string | undefined {
  if (!awaitsPayment(order) || order.payLater || order.paymentClaimedAt) return undefined;
  const pay = `Pay ${formatRupees(owedAmount(order))}`;
  const until = lapsesAt(order);
  return until ? `${pay} · held until ${momentWords(until, now ?? new Date())}` : pay;
}

/** 'We’ll hold this for you until 2:55 pm (12 min left).' `now` is the server's, if known. */
export function holdSentence(heldUntil: string, now: Date | undefined): string {
  const held = `We’ll hold this for you until ${momentWords(heldUntil, now ?? new Date())}`;
  const leftMs = now ? Date.parse(heldUntil) - now.getTime() : 0;
  return leftMs > 0 ? `${held} (${countdownWords(leftMs)} left).` : `${held}.`;
}

type Refunds = Pick<Order, 'gatewayRefunds'>;

/** What is on its way back to the customer through the gateway; undefined if nothing is. */
export function refundSentence(order: Refunds) {
  const underway = refundsUnderway(order);
  if (underway.length === 0) return undefined;
  const amount = underway.reduce((sum, refund) => sum + rupeesToPaise(refund.amount), 0);
  return `${formatRupees(amount)} is on its way back to you. Your bank may take up to seven working days.`;
}

/** 'refunded', or 'being refunded' while the gateway still returns what was asked of it at that time. */
export function refundedWord({ at }: { at: string }, order: Refunds): string {
  return refundsUnderway(order).some((refund) => refund.at === at) ? 'being refunded' : 'refunded';
}

function refundsUnderway({ gatewayRefunds = [] }: Refunds) {
  return gatewayRefunds.filter(({ state }) => state === 'asked' || state === 'pending');
}

/** How a payment is noticed: the gateway says so at once, and staff look for one by UPI. */
export function paidWhenSentence(paysOnline: boolean, paysByUpi: boolean): string {
  if (!paysByUpi) return 'This page will change to Paid by itself.';
  return paysOnline
    ? 'This page will change to Paid; we check payments to our UPI ID ourselves.'
    : 'We check each payment ourselves; this page will change to Paid.';
}

/** What becomes of an order for later that is not paid while nobody can look for its money. */
export function unpaidSentence(
  { status, paymentClaimedAt, slotAt, heldUntil }: Payment,
  { minutes, isClosed }: { minutes: number | null; isClosed: boolean },
): string | undefined {
  const isKept = minutes === null || status !== 'placed' || paymentClaimedAt || heldUntil;
  return isKept || !slotAt || !isClosed
    ? undefined
    : 'Please pay before we open. Unpaid orders are cancelled after that.';
}

export function startSentence(startsWhenPaid: boolean | undefined, isLater: boolean): string {
  if (startsWhenPaid) return 'We start once it is paid.';
  return isLater ? 'We’ll make it for the time you chose.' : 'We start at once.';
}
