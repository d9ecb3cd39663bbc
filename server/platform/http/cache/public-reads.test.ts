import { expect, test } from 'vitest';
import { PUBLIC_READS, pathsShowing } from './public-reads';

const ALL = [...PUBLIC_READS.keys()];
const PAGES = ALL.filter((path) => !path.startsWith('/api/'));
const MENU = ['/api/products', '/api/inventory/public'];

test.each([
  [
    'settings',
    ['/api/settings', '/api/promise', '/api/slots', '/api/content', '/api/reviews', ...PAGES],
  ],
  ['categories', ['/api/categories', '/api/products/names', ...MENU, ...PAGES]],
  ['products', ['/api/settings', '/api/products/names', ...MENU, ...PAGES]],
  ['inventory', [...MENU, ...PAGES]],
  ['stock', [...MENU, ...PAGES]],
  ['orders', []],
  ['users', []],
  ['an area of a newer server', ALL],
  [undefined, ALL],
])('a change of %s shows in %j', (area, paths) => {
  expect(pathsShowing(area).sort()).toEqual([...paths].sort());
});
