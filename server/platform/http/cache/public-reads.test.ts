import { expect, test } from 'vitest';
import { changedArea, PUBLIC_READS, pathsShowing } from './public-reads';

const ALL = [...PUBLIC_READS.keys()];
const PAGES = ALL.filter((path) => !path.startsWith('/api/'));
const MENU = ['/api/products', '/api/inventory/public'];

test.each([
  [
    'settings',
    ['/api/settings', '/api/promise', '/api/slots', '/api/content', '/api/reviews', ...PAGES],
  ],
  ['categories', ['/api/categories', ...MENU, ...PAGES]],
  ['products', ['/api/settings', ...MENU, ...PAGES]],
  ['inventory', [...MENU, ...PAGES]],
  ['orders', ['/api/reviews', ...MENU, ...PAGES]],
  ['users', []],
  ['an area of a newer server', ALL],
  [undefined, ALL],
])('a change of %s shows in %j', (area, paths) => {
  expect(pathsShowing(area).sort()).toEqual([...paths].sort());
});

test.each([
  ['PUT', '/api/settings', 'settings'],
  ['PUT', '/api/settings/', 'settings'],
  ['PUT', '/api/content', 'settings'],
  ['PUT', '/api/reviews/1', 'settings'],
  ['POST', '/api/categories', 'categories'],
  ['DELETE', '/api/products/1?version=2', 'products'],
  ['POST', '/api/products/import', 'products'],
  ['PATCH', '/api/inventory/1', 'inventory'],
  ['POST', '/api/orders', 'orders'],
  ['PUT', '/api/orders/1/status', 'orders'],
  ['GET', '/api/orders', undefined],
  ['HEAD', '/api/settings', undefined],
  ['POST', '/api/orders-of-mine', undefined],
  ['POST', '/api/users/1/addresses', undefined],
  ['POST', '/api', undefined],
  ['POST', '/orders/orders', undefined],
])('%s %s may change the area %s', (method, path, area) => {
  expect(changedArea(new Request(`http://shop${path}`, { method }))).toBe(area);
});
