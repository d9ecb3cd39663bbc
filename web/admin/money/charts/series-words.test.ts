import { expect, test } from 'vitest';
import { dayLabel, hourLabel, minutesLabel, shortDay, totalOf } from './series-words';

test('days and hours have readable labels', () => {
  expect(dayLabel('2026-04-15')).toBe('Wed, 15 Apr');
  expect(shortDay('2026-04-05')).toBe('5 Apr');
  expect([0, 1, 11, 12, 13, 23].map(hourLabel)).toEqual([
    '12 am',
    '1 am',
    '11 am',
    '12 pm',
    '1 pm',
    '11 pm',
  ]);
});

test('a wait is shortened to two units', () => {
  expect([0, 59, 60, 125, 2879, 2880, 7200].map(minutesLabel)).toEqual([
    '0 min',
    '59 min',
    '1 h',
    '2 h 5 min',
    '47 h 59 min',
    '2 days',
    '5 days',
  ]);
});

test('sums of rupees have no rounding errors', () => {
  expect(totalOf([{ revenue: 0.1 }, { revenue: 0.2 }], 'revenue')).toBe(0.3);
  expect(totalOf([], 'orders')).toBe(0);
});
