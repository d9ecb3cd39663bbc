import { expect, test } from 'vitest';
import { rateOn } from './tax-class';

const DRINKS = {
  id: 'drinks',
  name: 'Drinks',
  code: '2202',
  rates: [
    { from: '2027-04-01', percent: 28 },
    { from: '2025-09-22', percent: 40 },
  ],
};

test.each([
  ['2025-09-21', 5],
  ['2025-09-22', 40],
  ['2027-03-31', 40],
  ['2027-04-01', 28],
])('on %s the rate is %i', (day, percent) => {
  expect(rateOn(DRINKS, day, 5)).toBe(percent);
});
