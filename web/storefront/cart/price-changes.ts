import { type Cart, lineKey } from '../../../shared/domain/cart';
import type { Paise } from '../../../shared/domain/money';
import { unitPrice } from '../../../shared/domain/pricing';

export type LinePrices = Readonly<Record<string, Paise>>;

export interface PriceChange {
  key: string;
  name: string;
  before: Paise;
  now: Paise;
}

/** The lines whose unit price differs between two states of a cart. */
export function priceChanges(seen: Cart, now: Cart): PriceChange[] {
  const before = new Map(seen.map((line) => [lineKey(line), unitPrice(line)]));
  return now.flatMap((line) => {
    const key = lineKey(line);
    const was = before.get(key);
    const is = unitPrice(line);
    return was === undefined || was === is ? [] : [{ key, name: line.name, before: was, now: is }];
  });
}

/**
 * The prices that the customer saw before the menu changed them. A line keeps its first price until
 * it costs that again or leaves the cart.
 */
export function pricesBefore(known: LinePrices, seen: Cart, now: Cart): LinePrices {
  const first = {
    ...Object.fromEntries(priceChanges(seen, now).map(({ key, before }) => [key, before])),
    ...known,
  };
  return Object.fromEntries(
    now.flatMap((line) => {
      const before = first[lineKey(line)];
      return before === undefined || before === unitPrice(line) ? [] : [[lineKey(line), before]];
    }),
  );
}
