import type { OrderStatus } from './order-status';

export const PAYMENT_METHODS = ['upi'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Any status may follow any other; only staff change it (spec §4). */
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

/** The name in an order's history when the shop cancelled it for want of payment. */
export const SYSTEM_NAME = 'system';

/** Orders that waited longer are left to people, such as those placed before the rule was switched on. */
const LONGEST_WAIT_MINUTES = 48 * 60;
const MINUTE_MS = 60_000;

/**
 * The period in which an unpaid order must last have changed to be cancelled now. Each change of the
 * order starts its time again.
 * @param minutes the owner's setting.
 */
export function unpaidSince(now: Date, minutes: number): { after: Date; until: Date } {
  const before = (past: number) => new Date(now.getTime() - past * MINUTE_MS);
  return { after: before(LONGEST_WAIT_MINUTES), until: before(minutes) };
}

/**
 * Whether the shop cancels an order by itself: its UPI payment is pending and nobody has begun to
 * prepare it. Orders the kitchen has begun are left to people.
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

/** Whether the shop itself cancelled the order for want of payment; only staff see who changed an order. */
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
