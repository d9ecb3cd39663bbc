import { type Cart, lineKey } from '../../../shared/domain/cart';
import type { Paise } from '../../../shared/domain/money';
import { unitPrice } from '../../../shared/domain/pricing';

/** Unit prices by line key. */
export type LinePrices = Readonly<Record<string, Paise>>;

/** A line whose unit price is no longer what the customer saw. */
export interface PriceChange {
  key: string;
  name: string;
  before: Paise;
  now: Paise;
}

/** What became dearer or cheaper between two states of a cart. */
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
 * The prices that the customer was shown before the menu changed them, to be said beside their lines:
 * a line keeps its first price, and is forgotten once it costs that again or has left the cart.
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
