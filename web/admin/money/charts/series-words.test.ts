import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../../shared/messages/compiled/runtime';
import { RelativeTime } from '../../../ui/relative-time';
import { dayLabel, hourLabel, longDay, monthLabel, totalOf } from './series-words';

afterEach(() => overwriteGetLocale(() => 'en'));

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
  expect(dayLabel('typed')).toBe('typed');
});

test.each([
  ['hi', 'बुध, 15 अप्रैल', 'शुक्रवार, 27 नवंबर 2026', 'अप्रैल 2026', 'दोपहर 1', '5 मिनट पहले'],
  ['ne', 'बुध, 15 अप्रिल', 'शुक्रबार, 27 नोभेम्बर 2026', 'अप्रिल 2026', 'दिउँसो 1', '5 मिनेटअघि'],
] as const)(
  'a browser that does not know %s shows them',
  (language, day, long, month, hour, ago) => {
    overwriteGetLocale(() => language);
    expect(dayLabel('2026-04-15')).toBe(day);
    expect(longDay('2026-11-27')).toBe(long);
    expect(monthLabel('2026-04')).toBe(month);
    expect(hourLabel(13)).toBe(hour);
    const at = new Date(Date.now() - 5 * 60_000).toISOString();
    expect(RelativeTime({ at }).props.children).toBe(ago);
  },
);

test('sums of rupees have no rounding errors', () => {
  expect(totalOf([{ revenue: 0.1 }, { revenue: 0.2 }], 'revenue')).toBe(0.3);
  expect(totalOf([], 'orders')).toBe(0);
});
