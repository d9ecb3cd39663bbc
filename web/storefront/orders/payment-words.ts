import { formatRupees } from '../../../shared/domain/money';
import type { Order } from '../../api/order-from-wire';
import { pluralize } from '../../ui/pluralize';

type Payment = Pick<Order, 'status' | 'totalAmount' | 'paymentClaimedAt' | 'usualCheckMinutes'>;

/** What the customer does now, or that staff are checking the payment. */
export function paymentHeading({ paymentClaimedAt, totalAmount }: Payment): string {
  return paymentClaimedAt ? 'Checking your payment' : `Pay ${formatRupees(totalAmount)} now`;
}

/**
 * How long the check usually takes, as measured, or when the kitchen starts an unpaid order; undefined
 * once it has started.
 */
export function paymentSentence(payment: Payment, startsWhenPaid: boolean): string | undefined {
  const { paymentClaimedAt, usualCheckMinutes, status } = payment;
  if (paymentClaimedAt) {
    return usualCheckMinutes ? `Usually ${pluralize(usualCheckMinutes, 'minute')}.` : undefined;
  }
  return status === 'placed' ? startSentence(startsWhenPaid) : undefined;
}

export function startSentence(startsWhenPaid: boolean): string {
  return startsWhenPaid ? 'We start once it is paid.' : 'We start at once.';
}
