import { expect, test } from 'vitest';
import { nameFits } from './name-search';

test.each([
  ['', true],
  ['  ', true],
  ['WAFFLE', true],
  ['waf but', true],
  ['waffle honey', false],
])('Classic Butter Waffle fits %j: %j', (typed, fits) => {
  expect(nameFits('Classic Butter Waffle', typed)).toBe(fits);
});
