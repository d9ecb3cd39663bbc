import { m } from '../../messages/compiled/messages';
import { type CustomizationOptions, maxOf, minOf, type OptionSection } from './customizations';

/** What customers read beside the name of a section; nothing if they may take one or none. */
export function choiceWords(section: OptionSection): string {
  const [min, max] = [minOf(section), maxOf(section)];
  if (min === max) return min === 1 ? m.menu_choose_one() : m.menu_choose_exactly({ count: min });
  if (min > 0) return m.menu_choose_between({ min, max });
  return max === 1 ? '' : m.menu_choose_most({ max });
}

/** The first section of exactly one option that changes the price: its options show the whole price. */
export function baseSection(offered: CustomizationOptions): string | undefined {
  return Object.entries(offered).find(([, section]) => {
    const isOneOf = minOf(section) === 1 && maxOf(section) === 1;
    return isOneOf && section.options.some(({ priceModifier }) => priceModifier !== 0);
  })?.[0];
}
