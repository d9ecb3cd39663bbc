import { expect, test } from 'vitest';
import { dayLabel, hourLabel, longDay, monthLabel, totalOf } from './series-words';

test('days, months and hours have readable labels', () => {
  expect(dayLabel('2026-04-15')).toBe('Wed, 15 Apr');
  expect(longDay('2026-11-27')).toBe('Friday, 27 November 2026');
  expect(monthLabel('2026-04')).toBe('April 2026');
  expect([0, 1, 11, 12, 13, 23].map(hourLabel)).toEqual([
    '12 am',
    '1 am',
    '11 am',
    '12 pm',
    '1 pm',
    '11 pm',
  ]);
});

test('sums of rupees have no rounding errors', () => {
  expect(totalOf([{ revenue: 0.1 }, { revenue: 0.2 }], 'revenue')).toBe(0.3);
  expect(totalOf([], 'orders')).toBe(0);
});
