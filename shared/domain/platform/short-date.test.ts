import { expect, test } from 'vitest';
import { dateWithYear, shortDate } from './short-date';

test('a date is written with the short name of its month, and with its year where it may be old', () => {
  expect(shortDate('2026-11-21')).toBe('21 Nov');
  expect(dateWithYear('2026-11-21')).toBe('21 Nov 2026');
  expect(dateWithYear('2027-09-05')).toBe('5 Sept 2027');
});
