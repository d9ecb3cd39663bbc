import { amountText } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';

/** '₹20.00 missing', '₹5.00 too much' or 'None'. @param difference counted less expected, in rupees. */
export function differenceWords(difference: number): string {
  if (difference === 0) return m.closing_no_difference();
  const amount = amountText(Math.abs(difference));
  return difference < 0 ? m.closing_missing({ amount }) : m.closing_too_much({ amount });
}
