import { expect, test } from 'vitest';
import { changeInPercent } from './report-days';

test.each([
  [45, 40, 13],
  [40, 45, -11],
  [0, 12, -100],
  [1000.4, 1000, 0],
  [999.9, 1000, 0],
  [5, 0, undefined],
  [0, 0, undefined],
])('%d after %d is a change of %s percent', (current, previous, change) => {
  expect(changeInPercent(current, previous)).toBe(change);
});
