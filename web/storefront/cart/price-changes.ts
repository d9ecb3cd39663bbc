import { type Cart, lineKey } from '../../../shared/domain/orders/cart';
import { unitPrice } from '../../../shared/domain/orders/pricing';
import type { Paise } from '../../../shared/domain/platform/money';

export type LinePrices = Readonly<Record<string, Paise>>;

export interface PriceChange {
  key: string;
  name: string;
  before: Paise;
  now: Paise;
}

export function priceChanges(seen: Cart, now: Cart): PriceChange[] {
  const before = new Map(seen.map((line) => [lineKey(line), unitPrice(line)]));
  return now.flatMap((line) => {
    const key = lineKey(line);
    const was = before.get(key);
    const is = unitPrice(line);
    return was === undefined || was === is ? [] : [{ key, name: line.name, before: was, now: is }];
  });
}

/** A line keeps the customer's first price until that price is restored or the line is removed. */
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
