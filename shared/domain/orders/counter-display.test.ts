import { expect, it } from 'vitest';
import { displayMood } from './counter-display';

it.each([
  ['order', 14_999, 'current'],
  ['order', 15_000, 'unsure'],
  ['pay', 15_000, 'unsure'],
  ['pay', 600_000, 'idle'],
  ['paid', 59_999, 'current'],
  ['paid', 60_000, 'idle'],
  ['idle', 0, 'idle'],
] as const)('a display with %s of %i ms is %s', (kind, ageMs, mood) => {
  expect(displayMood(kind, ageMs)).toBe(mood);
});
