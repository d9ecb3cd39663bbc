import { SHORT_CODE_LENGTH, shortCode } from '../../../shared/domain/orders/order-code';
import type { OrderStatus } from '../../../shared/domain/orders/order-status';
import type { PaymentStatus } from '../../../shared/domain/orders/payment';
import { daysBefore } from '../../../shared/domain/platform/kolkata-time';
import type { Paise } from '../../../shared/domain/platform/money';
import { removeFirst } from '../payments/unconfirmed-tips';
import { type ExpectedSums, expectedIn } from './credit-sums';
import type { Credit } from './read/credit-keys';
import { readingsOf } from './read/statement-cells';

export interface PayableOrder extends Omit<ExpectedSums, 'owed'> {
  id: string;
  /** The account or phone number: one transfer may pay two orders of the same buyer. */
  buyer: string;
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  total: Paise;
  /** What no credit has paid yet, though staff may have marked it paid. */
  unconfirmed: Paise;
  /** What the customer said is the payment's reference; no proof. */
  claimed: readonly string[];
}

export interface Payment {
  orderId: string;
  amount: Paise;
  /** What the order owes before it, once the sure ones of earlier credits are confirmed. */
  owed: Paise;
  /** What the credit brings beyond it, as staff recorded. */
  tip: Paise;
}

/** Most banks book a payment on its day, some after the night or a holiday. */
export const LATEST_DAYS_BY_NAME = 30;
const BY_AMOUNT_DAYS = [0, 1, 2];

export type Book = ReturnType<typeof openBook>;

/** What the orders owe, and still expect, while one credit after the other is matched. */
export function openBook(orders: readonly PayableOrder[]) {
  const left = new Map(
    orders.map(({ id, unconfirmed: owed, asked, marked, tips }) => [
      id,
      { owed, asked: [...asked], marked: [...marked], tips: [...tips] },
    ]),
  );
  const byCode = grouped(orders, ({ id }) => [shortCode(id)]);
  const byClaim = grouped(orders, ({ claimed }) => claimed);
  const byBuyer = grouped(orders, ({ buyer }) => [buyer]);
  const byDay = grouped(orders, ({ day }) => [day]);
  const owed = ({ id }: PayableOrder) => left.get(id)?.owed ?? 0;
  /** The payment and tip that a credit brings, if the order expects them. */
  const expected = ({ id }: PayableOrder, { amount }: Credit) => {
    const sums = left.get(id);
    return sums && expectedIn(amount, sums);
  };
  const near = (credit: Credit) =>
    BY_AMOUNT_DAYS.flatMap((days) => byDay.get(daysBefore(credit.day, days)) ?? []).filter(
      (order) => owed(order) > 0,
    );
  const waiting = (credit: Credit) => near(credit).filter(isPayable);
  return {
    owed,
    expected,
    waiting,
    /** Each sum is expected once. */
    take: ({ orderId, amount, tip }: Payment) => {
      const sums = left.get(orderId);
      if (!sums) return;
      sums.owed -= amount;
      removeFirst(sums.tips, tip);
      if (!removeFirst(sums.marked, amount)) removeFirst(sums.asked, amount);
    },
    namedBy: (credit: Credit) => {
      const first = daysBefore(credit.day, LATEST_DAYS_BY_NAME);
      const isNear = ({ day }: PayableOrder) => day <= credit.day && day >= first;
      const words = readingsOf(credit.narration.toUpperCase()).flatMap((text) =>
        text.split(/[^A-Z0-9]+/),
      );
      const coded = words
        .filter((word) => word.length >= SHORT_CODE_LENGTH)
        .flatMap((word) =>
          (byCode.get(shortCode(word)) ?? []).filter(
            ({ id }) => id.startsWith(word) || word.startsWith(id),
          ),
        );
      const claimed = credit.reference === null ? [] : (byClaim.get(credit.reference) ?? []);
      return { byCode: [...new Set(coded.filter(isNear))], byClaim: claimed.filter(isNear) };
    },
    waitingFor: (credit: Credit) =>
      waiting(credit).flatMap((order) => {
        const sums = expected(order, credit);
        return sums ? [{ order, pays: { orderId: order.id, owed: owed(order), ...sums } }] : [];
      }),
    /** Others whose customer may have made the payment, cancelled ones too. */
    rivalsOf: (order: PayableOrder, credit: Credit) =>
      near(credit).filter((other) => other !== order && expected(other, credit)),
    /** One that waits for exactly the rest. */
    otherOf: (order: PayableOrder, credit: Credit) => {
      const first = daysBefore(credit.day, BY_AMOUNT_DAYS.length - 1);
      return (byBuyer.get(order.buyer) ?? []).find(
        (other) =>
          other.id !== order.id &&
          isPayable(other) &&
          other.day <= credit.day &&
          other.day >= first &&
          owed(other) === credit.amount - owed(order) &&
          owed(other) > 0,
      );
    },
  };
}

function isPayable({ status, paymentStatus }: PayableOrder): boolean {
  return status !== 'cancelled' && paymentStatus !== 'refunded';
}

function grouped<Item, Key>(items: readonly Item[], keysOf: (item: Item) => readonly Key[]) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}
