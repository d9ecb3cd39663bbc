import {
  missingOf,
  PAID_BY_LABELS,
  type PaymentSums,
  refundedUnits,
  sumPayments,
} from '../../../../shared/domain/orders/order-payments';
import { collectWords } from '../../../../shared/domain/orders/pay-later';
import { type Paise, rupeesToPaise } from '../../../../shared/domain/platform/money';
import type { Order } from '../../../api/order-from-wire';

interface OrderMoney extends PaymentSums {
  /** What the order still costs; 0 once it is paid, also if it was refunded. */
  missing: Paise;
  /** What was paid beyond the total and not returned. */
  excess: Paise;
}

/** An order's payments, summed in paise. */
export function moneyOf({ payments = [], paymentStatus, totalAmount }: Order): OrderMoney {
  const sums = sumPayments(
    payments.map(({ kind, method, amount, lines }) => {
      const paise = rupeesToPaise(amount);
      const isOfDishes = lines !== undefined;
      return { kind, method, amount: kind === 'refund' ? -paise : paise, isOfDishes };
    }),
  );
  return {
    ...sums,
    missing: missingOf(paymentStatus, totalAmount, sums),
    excess: Math.max(0, Math.min(sums.received, sums.paid - totalAmount - sums.refunded)),
  };
}

/** How the order was paid, or is to be paid: 'Cash, UPI'. */
export function methodWords(order: Order): string {
  const paid = (order.payments ?? []).filter(({ kind }) => kind === 'payment');
  const ways = [...new Set(paid.map(({ method }) => PAID_BY_LABELS[method]))];
  const toCollect = collectWords(order, moneyOf(order).missing);
  if (toCollect !== undefined) ways.push(toCollect);
  return ways.join(', ') || 'UPI';
}

/** How many units of each line, from 1, can still be refunded. */
export function unitsLeft({ items, payments = [] }: Order): number[] {
  const refunded = refundedUnits(payments.flatMap(({ lines = [] }) => lines));
  return items.map(({ quantity }, index) => quantity - (refunded.get(index + 1) ?? 0));
}
