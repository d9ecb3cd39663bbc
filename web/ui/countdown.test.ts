import { expect, test } from 'vitest';
import { countdownWords } from './countdown';

test.each([
  [-5, '1 min'],
  [1, '1 min'],
  [119_999, '1 min'],
  [120_000, '2 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h'],
  [65 * 60_000, '1 h 5 min'],
  [10 * 3_600_000 - 1, '9 h 59 min'],
  [22.5 * 3_600_000, '22 h'],
])('%i ms are %s', (leftMs, words) => {
  expect(countdownWords(leftMs)).toBe(words);
});
