import { expect, test } from 'vitest';
import { amountField } from './numeric-text';

test.each([
  [0, ''],
  [25_000, '250'],
  [10_150, '101.50'],
  [5, '0.05'],
])('the field of %d paise shows %j', (paise, text) => {
  expect(amountField(paise)).toBe(text);
});
