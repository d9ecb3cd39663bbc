import { m } from '../../messages/compiled/messages';
import type { Paise } from '../platform/money';
import { type CustomizationOptions, maxOf, minOf, type OptionSection } from './customizations';
import { lowestSum } from './option-rules';

/** Why a section's rule is impossible or contradicts its options; undefined if it is neither. */
export function ruleProblem(section: OptionSection): string | undefined {
  const { options } = section;
  const [min, max] = [minOf(section), maxOf(section)];
  if (min > max) return m.menu_rule_reversed();
  if (max > options.length && max > 1) return m.menu_rule_too_high();
  if (options.filter(({ isDefault }) => isDefault).length > max) {
    return m.menu_rule_defaults();
  }
  return undefined;
}

/** A price of 0 itself is allowed (menu rule 3): such a product is shown, but cannot be added to a cart. */
export function canBecomeFree(price: Paise, offered: CustomizationOptions): boolean {
  const change = Object.values(offered).reduce((sum, section) => {
    const counts = Array.from({ length: maxOf(section) - minOf(section) + 1 });
    return sum + Math.min(...counts.map((_, more) => lowestSum(section, minOf(section) + more)));
  }, 0);
  return change < 0 && price + change <= 0;
}
