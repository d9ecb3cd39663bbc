import { expect, test } from 'vitest';
import { withoutOrdered } from './without-ordered';

const line = (productId: string, quantity: number) => ({
  productId,
  name: productId,
  price: 5000,
  quantity,
  customizations: [],
});

test('lines added since an order was kept stay in the cart', () => {
  const ordered = [line('coffee', 2), line('waffle', 1)];
  expect(withoutOrdered([line('coffee', 3), line('waffle', 1), line('tea', 1)], ordered)).toEqual([
    line('coffee', 1),
    line('tea', 1),
  ]);
  expect(withoutOrdered(ordered, ordered)).toEqual([]);
  expect(withoutOrdered([line('tea', 1)], ordered)).toEqual([line('tea', 1)]);
});
