import { shareOut } from '../../../shared/domain/money/bill-tax';
import type { Paise } from '../../../shared/domain/platform/money';

/** A refund of a billed order. */
export interface BilledRefund {
  amount: Paise;
  /** The prices of its dishes under each code and rate of the bill. All are 0 if it names no dishes. */
  dishes: readonly Paise[];
}

/**
 * How much of each code and rate of a bill all its credit notes take back. The refund of dishes is taken
 * from their codes and rates; everything else is taken in proportion to what is left.
 * @param billed the bill's amount of each code and rate.
 * @param refunds oldest first.
 * @param owed what the credit notes take back together: at most the bill's total.
 */
export function creditsByRate(
  billed: readonly Paise[],
  refunds: readonly BilledRefund[],
  owed: Paise,
): Paise[] {
  let left = [...billed];
  let untaken = owed;
  const take = (amount: Paise, weights: readonly Paise[]) => {
    const shares = shareOut(amount, weights).map((share, index) =>
      Math.min(share, left[index] ?? 0),
    );
    left = left.map((each, index) => each - (shares[index] ?? 0));
    untaken -= sum(shares);
    return amount - sum(shares);
  };
  // Money that was paid above the total is refunded without a credit, and is for no dish.
  let excess = Math.max(0, sum(refunds.map(({ amount }) => amount)) - owed);
  for (const { amount, dishes } of refunds) {
    const isOfDishes = sum(dishes) > 0;
    const uncredited = isOfDishes ? 0 : Math.min(excess, amount);
    excess -= uncredited;
    const credit = Math.min(amount - uncredited, untaken);
    take(isOfDishes ? take(credit, dishes) : credit, left);
  }
  take(untaken, left);
  return billed.map((amount, index) => amount - (left[index] ?? 0));
}

const sum = (amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);
