import type { OrderStatus } from './order-status';

export const PAYMENT_METHODS = ['upi'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Any may follow any other; only staff change it (spec §4). */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  pending: 'Payment Pending',
  paid: 'Paid',
  failed: 'Payment Failed',
  refunded: 'Refunded',
};

/** The staff's wording: a paid order reads Completed (spec §4). */
export const PAYMENT_BADGE_LABELS: Record<PaymentStatus, string> = {
  ...PAYMENT_STATUS_LABELS,
  paid: 'Completed',
};

/** Who cancels an order that was not paid in time, as its history names them. */
export const SYSTEM_NAME = 'system';

/** Orders that have waited for longer than this are left to people, and so is what was open before the rule was switched on. */
const LONGEST_WAIT_MINUTES = 48 * 60;
const MINUTE_MS = 60_000;

/**
 * Between which instants an order must last have been touched to be cancelled now for want of a
 * payment. Whoever touches it, or takes it out of cancelled, gives it the whole time again.
 * @param minutes the owner's setting.
 */
export function unpaidSince(now: Date, minutes: number): { after: Date; until: Date } {
  const before = (past: number) => new Date(now.getTime() - past * MINUTE_MS);
  return { after: before(LONGEST_WAIT_MINUTES), until: before(minutes) };
}

/**
 * Whether an order is cancelled by itself: UPI alone, its payment still pending, and nobody has begun
 * with it. What the kitchen has taken on, people decide about.
 */
export function isCancelledUnpaid(
  order: {
    status: OrderStatus;
    paymentStatus: PaymentStatus;
    paymentMethod: PaymentMethod;
    touchedAt: Date;
  },
  now: Date,
  minutes: number,
): boolean {
  const { after, until } = unpaidSince(now, minutes);
  return (
    order.status === 'placed' &&
    order.paymentStatus === 'pending' &&
    order.paymentMethod === 'upi' &&
    order.touchedAt > after &&
    order.touchedAt <= until
  );
}

/** Whether an order stands cancelled because its payment did not come; for staff, who are told who did it. */
export function wasCancelledUnpaid(order: {
  status: OrderStatus;
  statusUpdates: readonly { by?: string | undefined }[];
}): boolean {
  return order.status === 'cancelled' && order.statusUpdates.at(-1)?.by === SYSTEM_NAME;
}

/** The payment panel shows only for a pending UPI payment of a live order with a link (spec §4). */
export function showsUpiPanel(order: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  upiPaymentUrl: string | null;
}): boolean {
  return (
    order.paymentStatus === 'pending' &&
    order.paymentMethod === 'upi' &&
    order.status !== 'cancelled' &&
    Boolean(order.upiPaymentUrl)
  );
}
