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
