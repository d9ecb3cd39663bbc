import { formatRupees, type Paise } from '../../shared/domain/money';

/** '₹20' within a sentence, '₹20.50' when there are paise. A price of its own has 2 decimals. */
export function shortRupees(amount: Paise): string {
  return formatRupees(amount).replace(/\.00$/, '');
}
