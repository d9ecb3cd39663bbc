import { formatRupees, type Paise } from '../../shared/domain/platform/money';

/** '₹20' or '₹20.50', for axes and labels. Prices show two decimals. */
export function shortRupees(amount: Paise): string {
  return formatRupees(amount).replace(/\.00$/, '');
}
