import { expect, test } from 'vitest';
import { matchesName } from './name-search';

test.each([
  ['', true],
  ['  ', true],
  ['WAFFLE', true],
  ['waf but', true],
  ['waffle honey', false],
])('Classic Butter Waffle matches %j: %j', (search, matches) => {
  expect(matchesName('Classic Butter Waffle', search)).toBe(matches);
});
