import { paidForLines, paidForUnits } from '../../../../shared/domain/orders/discount';
import {
  excessOf,
  PAID_BY_LABELS,
  type PaymentSums,
  refundedUnits,
  sumPayments,
} from '../../../../shared/domain/orders/order-payments';
import { collectWords } from '../../../../shared/domain/orders/pay-later';
import { type Paise, rupeesToPaise } from '../../../../shared/domain/platform/money';
import type { Order } from '../../../api/order-from-wire';

interface OrderMoney extends PaymentSums {
  /** What was paid beyond the total and not returned. */
  excess: Paise;
}

/** An order's payments, summed in paise. */
export function moneyOf({ payments = [], totalAmount }: Order): OrderMoney {
  const sums = sumPayments(
    payments.map(({ kind, method, amount, lines }) => {
      const paise = rupeesToPaise(amount);
      const isOfDishes = lines !== undefined;
      return { kind, method, amount: kind === 'refund' ? -paise : paise, isOfDishes };
    }),
  );
  return { ...sums, excess: excessOf(totalAmount, sums.received) };
}

/** How the order was paid, or is to be paid: 'Cash, UPI'. */
export function methodWords(order: Order): string {
  const paid = (order.payments ?? []).filter(({ kind }) => kind === 'payment');
  const ways = [...new Set(paid.map(({ method }) => PAID_BY_LABELS[method]))];
  const toCollect = collectWords(order, order.owedAmount);
  if (toCollect !== undefined) ways.push(toCollect);
  return ways.join(', ') || 'UPI';
}

/** How many units of each line can still be refunded. */
export function unitsLeft({ items, payments = [] }: Order): number[] {
  const refunded = refundedUnits(payments.flatMap(({ lines = [] }) => lines));
  return items.map(({ line, quantity }) => Math.max(0, quantity - (refunded.get(line) ?? 0)));
}

/** What was paid for units of each line, after discounts, and not returned. @param units of each line. */
export function paidForDishes(order: Order, units: readonly number[]): Paise {
  const { items, packagingCharge, deliveryFee, adjustments } = order;
  const lines = items.map(({ line, finalPrice, quantity }) => ({
    line,
    amount: finalPrice * quantity,
  }));
  const paid = paidForLines(lines, packagingCharge + deliveryFee, adjustments);
  const left = unitsLeft(order);
  return items.reduce((sum, { quantity }, index) => {
    const part = { before: quantity - (left[index] ?? 0), units: units[index] ?? 0 };
    return sum + paidForUnits(paid[index] ?? 0, quantity, part);
  }, 0);
}
