import { describe, expect, test } from 'vitest';
import { type CartLine, lineKey } from '../../../shared/domain/orders/cart';
import { priceChanges, pricesBefore } from './price-changes';

const line = (productId: string, unit: number, quantity = 1): CartLine => ({
  productId,
  name: productId,
  price: unit,
  quantity,
  customizations: [],
  itemTotalPrice: unit,
});
const key = lineKey(line('waffle', 1));

test('price changes are per line, of the unit with its options', () => {
  const seen = [line('waffle', 10000), line('tea', 3000)];
  const now = [line('waffle', 12000), line('tea', 3000, 4), line('cake', 9000)];
  expect(priceChanges(seen, now)).toEqual([{ key, name: 'waffle', before: 10000, now: 12000 }]);
});

describe('a line’s previous price', () => {
  const seen = [line('waffle', 10000)];
  const dearer = [line('waffle', 12000)];
  const known = pricesBefore({}, seen, dearer);

  test('is remembered from the first of several changes', () => {
    expect(known).toEqual({ [key]: 10000 });
    expect(pricesBefore(known, dearer, [line('waffle', 13000)])).toEqual({ [key]: 10000 });
    expect(pricesBefore(known, dearer, [line('waffle', 12000, 3)])).toEqual({ [key]: 10000 });
  });

  test('is forgotten when the price is restored or the line is removed', () => {
    expect(pricesBefore(known, dearer, seen)).toEqual({});
    expect(pricesBefore(known, dearer, [line('tea', 3000)])).toEqual({});
  });
});
