import { expect, test } from 'vitest';
import { areasChangedBy, areasWrittenBy, PUBLIC_AREAS } from './public-reads';

test('a change that nobody can place may have changed everything', () => {
  expect(areasChangedBy(undefined)).toEqual(PUBLIC_AREAS);
  expect(areasChangedBy('of a newer server')).toEqual(PUBLIC_AREAS);
  expect(areasChangedBy('orders')).toEqual(['inventory']);
  expect(areasChangedBy('users')).toEqual([]);
});

test.each([
  ['PUT', '/api/settings', ['settings']],
  ['PUT', '/api/settings/', ['settings']],
  ['POST', '/api/categories', ['categories']],
  ['DELETE', '/api/products/1?version=2', ['products', 'inventory']],
  ['POST', '/api/products/import', ['products', 'inventory']],
  ['PATCH', '/api/inventory/1', ['inventory']],
  ['POST', '/api/orders', ['inventory']],
  ['PUT', '/api/orders/1/status', ['inventory']],
  ['GET', '/api/orders', []],
  ['HEAD', '/api/settings', []],
  ['POST', '/api/orders-of-mine', []],
  ['POST', '/api/users/1/addresses', []],
  ['POST', '/api', []],
  ['POST', '/orders/orders', []],
])('%s %s may change %j', (method, path, areas) => {
  expect(areasWrittenBy(new Request(`http://shop${path}`, { method }))).toEqual(areas);
});
