import {
  type CustomizationOptions,
  chooseOptions,
  defaultChoices,
  maxOf,
  minOf,
  type OptionSection,
  priceWithOptions,
} from './customizations';
import type { Paise } from './money';

/** Why a section's rule is impossible or contradicts its options; undefined if it is neither. */
export function ruleProblem(section: OptionSection): string | undefined {
  const { options } = section;
  const [min, max] = [minOf(section), maxOf(section)];
  if (min > max) return 'The minimum is above the maximum';
  if (max > options.length && max > 1) return 'The maximum is above the number of options';
  if (options.filter(({ isDefault }) => isDefault).length > max) {
    return 'More options are chosen at first than a customer may choose';
  }
  return undefined;
}

/** What customers read beside the name of a section; nothing if they may take one or none. */
export function choiceWords(section: OptionSection): string {
  const [min, max] = [minOf(section), maxOf(section)];
  if (min === max) return min === 1 ? 'Choose one' : `Choose ${min}`;
  if (min > 0) return `Choose ${min} to ${max}`;
  return max === 1 ? '' : `Choose up to ${max}`;
}

/**
 * The key of the section that decides what a unit is, such as its size: the first that takes exactly one
 * option and changes the price. Pages show its options with the whole price instead of a difference.
 */
export function baseSection(offered: CustomizationOptions): string | undefined {
  return Object.entries(offered).find(([, section]) => {
    const isOneOf = minOf(section) === 1 && maxOf(section) === 1;
    return isOneOf && section.options.some(({ priceModifier }) => priceModifier !== 0);
  })?.[0];
}

/** Whether every section has as many options as a customer has to choose. */
export function canBeChosen(offered: CustomizationOptions): boolean {
  return Object.values(offered).every(
    (section) => section.options.filter(({ isSoldOut }) => !isSoldOut).length >= minOf(section),
  );
}

/** The lowest price of a unit, when no option is taken that need not be taken. */
export function lowestPrice(price: Paise, offered: CustomizationOptions): Paise {
  return Object.values(offered).reduce(
    (sum, section) => sum + lowestSum(section, minOf(section)),
    price,
  );
}

/**
 * What the menu shows as a unit's price: with its defaults, or the lowest price when the customer has
 * to choose first.
 */
export function menuPrice(price: Paise, offered: CustomizationOptions) {
  const start = chooseOptions(offered, defaultChoices(offered));
  return start.ok
    ? { amount: priceWithOptions(price, start.chosen), isLowest: false }
    : { amount: lowestPrice(price, offered), isLowest: true };
}

/** The sum of the lowest modifiers; sold-out options do not count. */
function lowestSum({ options }: OptionSection, count: number): Paise {
  return options
    .filter(({ isSoldOut }) => !isSoldOut)
    .map(({ priceModifier }) => priceModifier)
    .sort((one, other) => one - other)
    .slice(0, count)
    .reduce((sum, modifier) => sum + modifier, 0);
}

/**
 * Whether some choice of options lowers a unit's price to 0 or below. A price of 0 itself is allowed
 * (spec §5): such a product is shown, but cannot be added to a cart.
 */
export function canBecomeFree(price: Paise, offered: CustomizationOptions): boolean {
  const change = Object.values(offered).reduce((sum, section) => {
    const counts = Array.from({ length: maxOf(section) - minOf(section) + 1 });
    return sum + Math.min(...counts.map((_, more) => lowestSum(section, minOf(section) + more)));
  }, 0);
  return change < 0 && price + change <= 0;
}
