import { m } from '../../messages/compiled/messages';
import { MINUTE_MS } from '../platform/durations';
import type { OrderStatus } from './order-status';

export const PAYMENT_METHODS = ['upi'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Staff may set any after any other (money rule 2); a credit or a gateway changes it, too. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** In the page's language when they are read. */
export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  get pending() {
    return m.payment_status_pending();
  },
  get paid() {
    return m.payment_status_paid();
  },
  get failed() {
    return m.payment_status_failed();
  },
  get refunded() {
    return m.payment_status_refunded();
  },
};

/** The staff's wording: a paid order reads Completed (orders rule 13). */
export const PAYMENT_BADGE_LABELS: Readonly<Record<PaymentStatus, string>> = {
  get pending() {
    return m.payment_status_pending();
  },
  get paid() {
    return m.payment_badge_completed();
  },
  get failed() {
    return m.payment_status_failed();
  },
  get refunded() {
    return m.payment_status_refunded();
  },
};

/** In an order's history: the customer says that they have paid. It changes no payment status. */
export const PAYMENT_CLAIMED = 'claimed';

/** Fewer waits do not tell what is usual. */
const FEWEST_WAITS = 3;

/** The median in whole minutes, rounded up. @param waitsMs below 0 if a clock was set back. @returns null if too few. */
export function medianMinutes(waitsMs: readonly number[]): number | null {
  if (waitsMs.length < FEWEST_WAITS) return null;
  const median = [...waitsMs].sort((a, b) => a - b)[Math.floor(waitsMs.length / 2)] ?? 0;
  return Math.max(1, Math.ceil(median / MINUTE_MS));
}

interface Payable {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
}

/** Whether the customer is to pay a live order now, without staff. */
export function awaitsPayment(order: Payable): boolean {
  return (
    order.paymentStatus === 'pending' &&
    order.paymentMethod === 'upi' &&
    order.status !== 'cancelled'
  );
}

/** Only for a pending UPI payment of a live order with a link (orders rule 14). */
export function showsUpiPanel(order: Payable & { upiPaymentUrl: string | null }): boolean {
  return awaitsPayment(order) && Boolean(order.upiPaymentUrl);
}
