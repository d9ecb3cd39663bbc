import { expect, test } from 'vitest';
import { visualOrder } from './visual-order';

const shown = (parts: string[]) =>
  visualOrder(parts.map((text) => ({ text }))).map(({ text }) => text);

test.each([
  [
    ['Tea', ' ', '2'],
    ['Tea', ' ', '2'],
  ],
  [
    ['گرم', ' ', 'چائے'],
    ['چائے', ' ', 'گرم'],
  ],
  [
    ['گرم', ' ', '2', ' ', 'چائے'],
    ['چائے', ' ', '2', ' ', 'گرم'],
  ],
  [
    ['چائے', ' ', '(', 'گرم', ')'],
    ['(', 'گرم', ')', ' ', 'چائے'],
  ],
  [
    ['Tea', ' ', 'گرم', ' ', 'چائے', ' ', 'hot'],
    ['Tea', ' ', 'چائے', ' ', 'گرم', ' ', 'hot'],
  ],
])('%j is drawn as %j', (parts, order) => {
  expect(shown(parts)).toEqual(order);
});
