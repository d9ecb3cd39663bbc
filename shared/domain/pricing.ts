import type { CartLine } from './cart';
import { priceWithOptions } from './customizations';
import type { Paise } from './money';

export const DELIVERY_METHODS = ['delivery', 'pickup'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** The owner's fee settings; the defaults are ₹20, and ₹10 from ₹499 (spec §9). */
export interface DeliveryFeeRule {
  deliveryFee: Paise;
  reducedDeliveryFee: Paise;
  /** Item subtotal from which the reduced fee applies. */
  reducedDeliveryFeeFrom: Paise;
}

/** What the money rules need of a line; a cart line and an order line both have it. */
export type PricedLine = Pick<
  CartLine,
  'price' | 'quantity' | 'customizations' | 'itemTotalPrice' | 'packagingCharge'
>;

export interface CartTotals {
  subtotal: Paise;
  packagingCharge: Paise;
  deliveryFee: Paise;
  total: Paise;
}

/** The price with modifiers when it is given, else the price plus its modifiers (spec §9). */
export function unitPrice(line: Omit<PricedLine, 'quantity'>): Paise {
  return line.itemTotalPrice ?? priceWithOptions(line.price, line.customizations);
}

export function lineTotal(line: PricedLine): Paise {
  return unitPrice(line) * line.quantity;
}

/** ₹20 below an item subtotal of ₹499, else ₹10; pickup is free (spec §9). */
export function deliveryFee(subtotal: Paise, method: DeliveryMethod, rule: DeliveryFeeRule): Paise {
  if (method === 'pickup') return 0;
  return subtotal < rule.reducedDeliveryFeeFrom ? rule.deliveryFee : rule.reducedDeliveryFee;
}

/** What is still missing until delivery costs less; 0 when it does already, or never will. */
export function untilReducedFee(subtotal: Paise, rule: DeliveryFeeRule): Paise {
  if (rule.reducedDeliveryFee >= rule.deliveryFee) return 0;
  return Math.max(0, rule.reducedDeliveryFeeFrom - subtotal);
}

/** Subtotal, packaging per unit, delivery fee, and their sum (spec §9). An empty cart costs nothing. */
export function cartTotals(
  lines: readonly PricedLine[],
  method: DeliveryMethod,
  rule: DeliveryFeeRule,
): CartTotals {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const packagingCharge = lines.reduce(
    (sum, line) => sum + (line.packagingCharge ?? 0) * line.quantity,
    0,
  );
  const fee = lines.length === 0 ? 0 : deliveryFee(subtotal, method, rule);
  return { subtotal, packagingCharge, deliveryFee: fee, total: subtotal + packagingCharge + fee };
}
