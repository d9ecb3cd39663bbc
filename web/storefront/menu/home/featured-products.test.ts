import { expect, test } from 'vitest';
import { sampleProduct } from '../../../../tests/support/menu/sample-product';
import { featuredProducts } from './featured-products';

const category = (id: string) => ({ id, name: id, description: '' });
const product = (name: string, categoryId: string) => sampleProduct(name, { categoryId });

test('takes the first product with stock of each category', () => {
  const products = [product('w1', 'waffles'), product('t1', 'tea'), product('w2', 'waffles')];
  const stock = { w1: 0, w2: 3, t1: 1 };
  const featured = featuredProducts([category('waffles'), category('tea')], products, stock, []);
  expect(featured.map(({ id }) => id)).toEqual(['w2', 't1']);
});

test('leaves out a category without stock', () => {
  const products = [product('w1', 'waffles')];
  expect(featuredProducts([category('waffles'), category('tea')], products, {}, [])).toEqual([]);
});

test('shows the owner’s choice in its order, without what is sold out or gone', () => {
  const products = [product('w1', 'waffles'), product('t1', 'tea'), product('w2', 'waffles')];
  const featured = (stock: Record<string, number>) =>
    featuredProducts([category('waffles')], products, stock, ['w2', 'gone', 't1']).map(
      ({ id }) => id,
    );
  expect(featured({ w1: 1, w2: 1, t1: 1 })).toEqual(['w2', 't1']);
  expect(featured({ w1: 1, t1: 1 })).toEqual(['t1']);
  expect(featured({ w1: 1 })).toEqual(['w1']);
});
