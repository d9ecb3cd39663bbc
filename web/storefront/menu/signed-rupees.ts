import type { Paise } from '../../../shared/domain/money';
import { shortRupees } from '../../ui/short-rupees';

/** What an option adds or takes off: '+₹40', '−₹10'. */
export function signedRupees(modifier: Paise): string {
  return `${modifier < 0 ? '−' : '+'}${shortRupees(Math.abs(modifier))}`;
}
