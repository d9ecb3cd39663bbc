import { expect, test } from 'vitest';
import { pageKey } from './page-key';

const keyOf = (path: string) => pageKey(new URL(path, 'https://cafe.example'));

test('the cache key is the path, with the category for the menu', () => {
  expect(keyOf('/menu?fbclid=1')).toBe('/menu');
  expect(keyOf('/menu?utm=x&category=hot%20drinks')).toBe('/menu?category=hot+drinks');
  expect(keyOf('/checkout?category=coffee')).toBe('/checkout');
  expect(keyOf('/hi/menu?utm=x&category=tea')).toBe('/hi/menu?category=tea');
  expect(keyOf('/ne/')).toBe('/ne');
});

test('a guest’s token is never part of a cache key', () => {
  expect(keyOf('/order-history?order=o1#token=secret')).toBe('/order-history');
});

test.each([
  '/admin',
  '/admin/orders',
  '/api/products',
  '/menu.data',
  '/menu/',
  '/nowhere',
  '/hi/nowhere',
  '/hi/admin',
  '/sw.js',
])('%s is left to the network', (path) => {
  expect(keyOf(path)).toBeUndefined();
});
