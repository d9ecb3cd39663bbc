import type { Paise } from '../../../shared/domain/platform/money';

/** What may still come for an order, in paise. */
export interface ExpectedSums {
  /** What no credit has paid yet, though staff may have marked it paid. */
  owed: Paise;
  /** Sums that the customer was asked for, or said they had paid. */
  asked: readonly Paise[];
  /** What staff marked paid by UPI: equal parts are several. */
  marked: readonly Paise[];
  /** What staff recorded as tips by UPI, which come with a payment. */
  tips: readonly Paise[];
}

/**
 * A credit's payment and tip if the order expects exactly that: all that it owes, a sum that was asked for, or a part that
 * staff marked paid. A tip comes with what staff marked paid or with all that is owed.
 */
export function expectedIn(
  amount: Paise,
  { owed, asked, marked, tips }: ExpectedSums,
): { amount: Paise; tip: Paise } | undefined {
  const isDue = (sum: Paise) => sum > 0 && (sum === owed || (sum < owed && marked.includes(sum)));
  if (isDue(amount) || (amount < owed && asked.includes(amount))) return { amount, tip: 0 };
  const tip = tips.find((each) => isDue(amount - each));
  return tip === undefined ? undefined : { amount: amount - tip, tip };
}
