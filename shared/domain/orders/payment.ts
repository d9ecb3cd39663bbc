import { MINUTE_MS } from '../platform/durations';
import type { OrderStatus } from './order-status';

export const PAYMENT_METHODS = ['upi'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Any status may follow any other; only staff change it (orders rule 13). */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  pending: 'Payment Pending',
  paid: 'Paid',
  failed: 'Payment Failed',
  refunded: 'Refunded',
};

/** The staff's wording: a paid order reads Completed (orders rule 13). */
export const PAYMENT_BADGE_LABELS: Record<PaymentStatus, string> = {
  ...PAYMENT_STATUS_LABELS,
  paid: 'Completed',
};

/** In an order's history: the customer says that they have paid. It changes no payment status. */
export const PAYMENT_CLAIMED = 'claimed';

/** Fewer checks do not tell what is usual. */
const FEWEST_CHECKS = 3;

/**
 * How long staff usually take to confirm a reported payment: the median in minutes, rounded up.
 * @param waitsMs how long each took; a clock that was set back may give less than 0.
 * @returns null while there were too few.
 */
export function usualCheckMinutes(waitsMs: readonly number[]): number | null {
  if (waitsMs.length < FEWEST_CHECKS) return null;
  const median = [...waitsMs].sort((a, b) => a - b)[Math.floor(waitsMs.length / 2)] ?? 0;
  return Math.max(1, Math.ceil(median / MINUTE_MS));
}

/** The name that is stored with what the shop does by itself, such as cancelling an unpaid order. */
export const SYSTEM_NAME = 'system';

/** Who made a change, as staff read it. @param name as it is stored. */
export const actorWords = (name: string) => (name === SYSTEM_NAME ? 'The shop' : name);

/** The name in the history of an order that its customer cancelled. */
export const CUSTOMER_NAME = 'The customer';

/** What the customer reads of an order that lapsed. */
export const LAPSED_REASON = 'It was not paid in time.';

/**
 * Whether the shop cancelled the order because it was not paid. Only staff see who changed an order.
 * An order of a deleted account has no reason.
 */
export function wasCancelledUnpaid(order: {
  status: OrderStatus;
  statusUpdates: readonly { by?: string | undefined }[];
  cancelReason?: string | null | undefined;
}): boolean {
  const { status, statusUpdates, cancelReason } = order;
  const byShop = status === 'cancelled' && statusUpdates.at(-1)?.by === SYSTEM_NAME;
  return byShop && (cancelReason ?? LAPSED_REASON) === LAPSED_REASON;
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

/**
 * The payment panel shows only for a pending UPI payment of a live order with a link (orders rule
 * 14).
 */
export function showsUpiPanel(order: Payable & { upiPaymentUrl: string | null }): boolean {
  return awaitsPayment(order) && Boolean(order.upiPaymentUrl);
}
