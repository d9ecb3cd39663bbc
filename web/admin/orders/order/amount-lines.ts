import type { Order } from '../../../api/order-from-wire';
import type { AmountLine } from '../../../ui/amount-list';

/** They add up to the order's total; packaging only above 0 (back office rule 10). */
export function amountLines(order: Order): AmountLine[] {
  return [
    ['Subtotal', order.subtotal],
    ...(order.packagingCharge > 0 ? [['Packaging Charge', order.packagingCharge] as const] : []),
    ['Delivery Fee', order.deliveryFee],
    ...order.adjustments.map(({ label, amount }) => [label, amount] as const),
  ];
}
