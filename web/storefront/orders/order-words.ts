import type { OrderStatus } from '../../../shared/domain/order-status';
import type { DeliveryMethod } from '../../../shared/domain/pricing';

const SENTENCES: Record<OrderStatus, string> = {
  placed: 'We have your order. The kitchen will start on it soon.',
  preparing: 'The kitchen is making your order.',
  'on-the-way': 'Your order is on its way to you.',
  delivered: 'Enjoy! Thank you for ordering with us.',
  cancelled: 'This order was cancelled. Not expecting this? Call us.',
};

export function statusSentence(status: OrderStatus, method: DeliveryMethod): string {
  const isReady = status === 'on-the-way' && method === 'pickup';
  return isReady ? 'Your order is ready. Come and pick it up.' : SENTENCES[status];
}

/** '1 item', '3 items': units, not lines. */
export function itemCount(items: readonly { quantity: number }[]): string {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return units === 1 ? '1 item' : `${units} items`;
}

/** The UPI id in a payment link; undefined if it contains none. */
export function upiIdOf(upiPaymentUrl: string): string | undefined {
  return new URLSearchParams(upiPaymentUrl.split('?')[1] ?? '').get('pa') ?? undefined;
}
