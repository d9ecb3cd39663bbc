import { formatRupees } from '../../../shared/domain/money';
import type { Order } from '../../api/order-from-wire';
import { pluralize } from '../../ui/pluralize';

type Payment = Pick<
  Order,
  'status' | 'totalAmount' | 'paymentClaimedAt' | 'usualCheckMinutes' | 'slotAt'
>;

/** What the customer does now, or that staff are checking the payment. */
export function paymentHeading({ paymentClaimedAt, totalAmount }: Payment): string {
  return paymentClaimedAt ? 'Checking your payment' : `Pay ${formatRupees(totalAmount)} now`;
}

/**
 * How long the check usually takes, as measured, or when the kitchen starts an unpaid order; undefined
 * once it has started.
 * @param shop.isClosed nobody checks payments until it opens.
 */
export function paymentSentence(
  payment: Payment,
  { startsWhenPaid, isClosed }: { startsWhenPaid: boolean; isClosed: boolean },
): string | undefined {
  const { paymentClaimedAt, usualCheckMinutes, status, slotAt } = payment;
  if (paymentClaimedAt) {
    if (isClosed && slotAt) return 'We check it once we open.';
    return usualCheckMinutes ? `Usually ${pluralize(usualCheckMinutes, 'minute')}.` : undefined;
  }
  return status === 'placed' ? startSentence(startsWhenPaid, Boolean(slotAt)) : undefined;
}

/** What becomes of an order that is not paid; undefined if the shop does not cancel it. */
export function unpaidSentence(
  { status, paymentClaimedAt, slotAt }: Payment,
  { minutes, isClosed }: { minutes: number | null; isClosed: boolean },
): string | undefined {
  if (minutes === null || status !== 'placed' || paymentClaimedAt) return undefined;
  return slotAt && isClosed
    ? 'Unpaid orders are cancelled after we open.'
    : `Unpaid orders are cancelled after ${minutes} min.`;
}

export function startSentence(startsWhenPaid: boolean, isLater: boolean): string {
  if (startsWhenPaid) return 'We start once it is paid.';
  return isLater ? 'We make it for the time that you chose.' : 'We start at once.';
}
