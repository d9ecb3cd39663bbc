import { expect, test } from 'vitest';
import { freeSlug } from './slug';

test.each([
  ['Classic Butter Waffle', 'classic-butter-waffle'],
  ['Crème brûlée (large) & tea', 'creme-brulee-large-tea'],
  ['../admin?x=1#y', 'admin-x-1-y'],
  ['भाप मोमो', 'dish'],
  ['Tea', 'tea-3'],
])('%j is at %j', (name, slug) => {
  expect(freeSlug(name, new Set(['tea', 'tea-2']))).toBe(slug);
});

test('a long name is cut off', () => {
  expect(freeSlug('waffle '.repeat(15), new Set())).toMatch(/^[a-z-]{55,60}$/);
});
