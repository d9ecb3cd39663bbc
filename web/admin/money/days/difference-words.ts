import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';

/** '₹20.00 missing', '₹5.00 too much' or 'None'. @param difference counted less expected, in rupees. */
export function differenceWords(difference: number): string {
  if (difference === 0) return 'None';
  const amount = formatRupees(rupeesToPaise(Math.abs(difference)));
  return difference < 0 ? `${amount} missing` : `${amount} too much`;
}
