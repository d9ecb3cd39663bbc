import { formatRupees, type Paise } from '../../../../shared/domain/money';

interface OrderFacts {
  /** What a closed shop says. */
  closedMessage: string | undefined;
  /** Every line can be had as it stands. */
  holds: boolean;
  subtotal: Paise;
  minOrderAmount: Paise;
}

/** Why a complete checkout cannot be ordered now; the server has the last word on each. */
export function whyBlocked({
  closedMessage,
  holds,
  subtotal,
  minOrderAmount,
}: OrderFacts): string | undefined {
  if (closedMessage !== undefined) return closedMessage;
  if (!holds) return 'Please adjust the marked items first.';
  if (subtotal < minOrderAmount) return `The smallest order is ${formatRupees(minOrderAmount)}.`;
  return undefined;
}
