import { priceWithOptions } from '../menu/customizations';
import type { Paise } from '../platform/money';
import type { DeliveryFeeRule } from '../shop/delivery-settings';
import type { CartLine } from './cart';

export const DELIVERY_METHODS = ['delivery', 'pickup'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export type PricedLine = Pick<
  CartLine,
  'price' | 'quantity' | 'customizations' | 'itemTotalPrice' | 'packagingCharge'
>;

/** What staff give to a customer, or to one of themselves (orders rule 24). */
export const DISCOUNT_KINDS = ['staff-discount', 'staff-meal', 'on-the-house'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export const ADJUSTMENT_KINDS = ['discount', 'surcharge', ...DISCOUNT_KINDS] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** A discount or surcharge on an order, besides its lines and fees. */
export interface PriceAdjustment {
  kind: AdjustmentKind;
  /** Printed on the bill. */
  label: string;
  /** Added to the price; below 0 for a discount. */
  amount: Paise;
  /** The code that the customer entered for it, if any. */
  code?: string | undefined;
  /** The line that it is for; undefined if it is for the whole order. */
  line?: number | undefined;
  /** Of a discount that staff gave as a share of the price. */
  percent?: number | undefined;
}

export interface CartTotals {
  subtotal: Paise;
  packagingCharge: Paise;
  deliveryFee: Paise;
  adjustments: PriceAdjustment[];
  total: Paise;
}

/** The price with options if it is given, otherwise the price plus its modifiers (orders rule 5). */
export function unitPrice(line: Omit<PricedLine, 'quantity'>): Paise {
  return line.itemTotalPrice ?? priceWithOptions(line.price, line.customizations);
}

export function lineTotal(line: PricedLine): Paise {
  return unitPrice(line) * line.quantity;
}

/** The fee, or the reduced one from the owner's subtotal on; pickup is free (orders rule 6). */
export function deliveryFee(subtotal: Paise, method: DeliveryMethod, rule: DeliveryFeeRule): Paise {
  if (method === 'pickup') return 0;
  return subtotal < rule.reducedDeliveryFeeFrom ? rule.deliveryFee : rule.reducedDeliveryFee;
}

/** The amount missing until the delivery fee is reduced; 0 when it already is, or never will be. */
export function untilReducedFee(subtotal: Paise, rule: DeliveryFeeRule): Paise {
  if (rule.reducedDeliveryFee >= rule.deliveryFee) return 0;
  return Math.max(0, rule.reducedDeliveryFeeFrom - subtotal);
}

export function sumOfPrice(
  price: Pick<CartTotals, 'subtotal' | 'packagingCharge' | 'deliveryFee'> & {
    adjustments: readonly Pick<PriceAdjustment, 'amount'>[];
  },
): Paise {
  const { subtotal, packagingCharge, deliveryFee: fee, adjustments } = price;
  return adjustments.reduce((sum, { amount }) => sum + amount, subtotal + packagingCharge + fee);
}

/** Limits discounts so that the price is not below 0. */
function cutToPrice(price: Paise, adjustments: readonly PriceAdjustment[]): PriceAdjustment[] {
  let left = price;
  return adjustments.map((adjustment) => {
    const amount = Math.max(adjustment.amount, 0 - left);
    left += amount;
    return { ...adjustment, amount };
  });
}

/** The sum is never below 0, and an empty cart costs nothing (orders rule 7). */
export function cartTotals(
  lines: readonly PricedLine[],
  method: DeliveryMethod,
  rule: DeliveryFeeRule,
  adjustments: readonly PriceAdjustment[] = [],
): CartTotals {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const packagingCharge = lines.reduce(
    (sum, line) => sum + (line.packagingCharge ?? 0) * line.quantity,
    0,
  );
  const isEmpty = lines.length === 0;
  const fee = isEmpty ? 0 : deliveryFee(subtotal, method, rule);
  const price = {
    subtotal,
    packagingCharge,
    deliveryFee: fee,
    adjustments: isEmpty ? [] : cutToPrice(subtotal + packagingCharge + fee, adjustments),
  };
  return { ...price, total: sumOfPrice(price) };
}
