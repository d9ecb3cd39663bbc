import { m } from '../../messages/compiled/messages';
import { formatRupees, type Paise } from '../platform/money';
import type { OrderStatus } from './order-status';
import type { PaymentStatus } from './payment';
import type { DeliveryMethod } from './pricing';

/** How customers pay who do so when they get their order (orders rule 18). */
export const PAY_LATER = ['counter', 'cash-on-delivery'] as const;
export type PayLater = (typeof PAY_LATER)[number];

export function payLaterLabel(how: PayLater): string {
  return how === 'counter' ? m.paylater_counter() : m.paylater_cash();
}

/** The one that fits how the customer gets the order. */
export const PAY_LATER_OF: Record<DeliveryMethod, PayLater> = {
  pickup: 'counter',
  delivery: 'cash-on-delivery',
};

/** The owner's settings of it; both are off at first, and while they are not known. */
interface PayLaterSettings {
  payAtCounter?: boolean | undefined;
  cashOnDelivery?: boolean | undefined;
}

/** How an order with this delivery method may be paid later; undefined if the owner has it off. */
export function payLaterFor(settings: PayLaterSettings, method: DeliveryMethod) {
  const isOn = method === 'pickup' ? settings.payAtCounter : settings.cashOnDelivery;
  return isOn ? PAY_LATER_OF[method] : undefined;
}

interface Collected {
  status: OrderStatus;
  payLater?: PayLater | null | undefined;
  paymentStatus: PaymentStatus;
}

/** Whether staff or the rider take the money when the customer gets the order. */
export function isCollected({ status, payLater, paymentStatus }: Collected): boolean {
  const isUnpaid = paymentStatus === 'pending' || paymentStatus === 'failed';
  return Boolean(payLater) && isUnpaid && status !== 'cancelled';
}

/** 'Pays at the counter ₹190.00'; undefined if there is nothing to collect. @param owed what is left to pay. */
export function collectWords(order: Collected, owed: Paise): string | undefined {
  if (!isCollected(order)) return undefined;
  const inputs = { amount: formatRupees(owed) };
  return order.payLater === 'counter'
    ? m.paylater_collect_counter(inputs)
    : m.paylater_collect_cash(inputs);
}
