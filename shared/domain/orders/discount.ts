import type { Paise } from '../platform/money';
import { shareOut } from '../platform/share-out';
import {
  type AdjustmentKind,
  DISCOUNT_KINDS,
  type DiscountKind,
  type PriceAdjustment,
} from './pricing';

/** A discount that staff give: a share of the price or an amount. A line has at most one, and so has the order. */
export interface Discount {
  kind: DiscountKind;
  /** The line that it is for; null for the whole order. */
  line: number | null;
  /** 1 to 100; null for an amount. */
  percent: number | null;
  /** Null for a share. */
  amount: Paise | null;
}

const GIVEN: readonly AdjustmentKind[] = DISCOUNT_KINDS;

/** Whether staff gave it, so that it follows what the order costs. */
export function isGiven(kind: AdjustmentKind): kind is DiscountKind {
  return GIVEN.includes(kind);
}

export interface PricedParts {
  lines: readonly { line: number; amount: Paise }[];
  /** Packaging, delivery, and the adjustments that nobody of the staff gave. */
  rest: Paise;
}

/**
 * What each discount takes off: 0 or less. A line's is of its dishes, the order's of all that is left, fees too, so
 * that all of it on the house costs nothing. None takes more than there is (orders rule 24).
 */
export function discountAmounts(
  discounts: readonly Discount[],
  { lines, rest }: PricedParts,
): Paise[] {
  const ofLines = discounts.map((discount) => {
    const priced = lines.find(({ line }) => line === discount.line);
    return priced ? amountOf(discount, priced.amount) : 0;
  });
  const left =
    rest + sum(lines.map(({ amount }) => amount)) + sum(ofLines.map((amount) => amount ?? 0));
  return discounts.map((discount, index) =>
    discount.line === null ? amountOf(discount, left) : (ofLines[index] ?? 0),
  );
}

function amountOf({ percent, amount }: Discount, price: Paise): Paise {
  const most = Math.max(0, price);
  const wanted = percent === null ? (amount ?? 0) : Math.round((most * percent) / 100);
  return 0 - Math.min(wanted, most);
}

/**
 * What the dishes of each line cost after discounts, which a refund of them returns: a line's own discount, and its
 * part of the order's.
 * @param fees packaging and delivery, which bear their part, too.
 */
export function paidForLines(
  lines: readonly { line: number; amount: Paise }[],
  fees: Paise,
  adjustments: readonly Pick<PriceAdjustment, 'line' | 'amount'>[],
): Paise[] {
  const own = lines.map(({ line, amount }) => {
    const ofLine = adjustments.filter((each) => each.line === line);
    return amount + sum(ofLine.map((each) => each.amount));
  });
  const ofOrder = adjustments.filter(({ line }) => line === undefined);
  const shares = shareOut(sum(ofOrder.map(({ amount }) => amount)), [...own, fees]);
  return own.map((amount, index) => amount + (shares[index] ?? 0));
}

/** Of one line, so that all its units together return what was paid for it. @param before units returned earlier. */
export function paidForUnits(
  paid: Paise,
  quantity: number,
  { before, units }: { before: number; units: number },
): Paise {
  const until = (count: number) => Math.round((paid * count) / quantity);
  return until(before + units) - until(before);
}

const sum = (amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);
