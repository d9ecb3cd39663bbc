import type { Paise } from '../platform/money';
import {
  type CustomizationOptions,
  chooseOptions,
  defaultChoices,
  minOf,
  type OptionSection,
  priceWithOptions,
} from './customizations';

export function canBeChosen(offered: CustomizationOptions): boolean {
  return Object.values(offered).every(
    (section) => section.options.filter(({ isSoldOut }) => !isSoldOut).length >= minOf(section),
  );
}

export function lowestPrice(price: Paise, offered: CustomizationOptions): Paise {
  return Object.values(offered).reduce(
    (sum, section) => sum + lowestSum(section, minOf(section)),
    price,
  );
}

/** With its defaults, or the lowest price when the customer has to choose first. */
export function menuPrice(price: Paise, offered: CustomizationOptions) {
  const start = chooseOptions(offered, defaultChoices(offered));
  return start.ok
    ? { amount: priceWithOptions(price, start.chosen), isLowest: false }
    : { amount: lowestPrice(price, offered), isLowest: true };
}

/** The sum of the lowest modifiers; sold-out options do not count. */
export function lowestSum({ options }: OptionSection, count: number): Paise {
  return options
    .filter(({ isSoldOut }) => !isSoldOut)
    .map(({ priceModifier }) => priceModifier)
    .sort((one, other) => one - other)
    .slice(0, count)
    .reduce((sum, modifier) => sum + modifier, 0);
}
