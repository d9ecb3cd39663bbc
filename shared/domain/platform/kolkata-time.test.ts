import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  daysBefore,
  daysUntil,
  endOfDay,
  kolkataTime,
  startOfDay,
  timeOfMinutes,
} from './kolkata-time';

test('the wall clock matches the time zone’s rules', () => {
  const kolkata = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const instant = fc.date({
    min: new Date('1946-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, (at) => {
      const { date, minutes } = kolkataTime(at);
      const clock = [Math.floor(minutes / 60), minutes % 60];
      const time = clock.map((part) => String(part).padStart(2, '0')).join(':');
      expect(`${date} ${time}`).toBe(kolkata.format(at));
    }),
  );
});

test.each([
  [5, '12:05 am'],
  [600, '10:00 am'],
  [720, '12:00 pm'],
  [1180, '7:40 pm'],
  [1440, '12:00 am'],
])('%i minutes after midnight it is %s', (minutes, words) => {
  expect(timeOfMinutes(minutes)).toBe(words);
});

test('days are counted across months and years', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(daysUntil('2027-01-02', 4)).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
});

test('a day lasts from its first instant until the next day’s', () => {
  const instant = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, (at) => {
      const { date } = kolkataTime(at);
      expect(startOfDay(date) <= at.toISOString()).toBe(true);
      expect(at.toISOString() < endOfDay(date)).toBe(true);
    }),
  );
  expect(startOfDay('2026-04-15')).toBe('2026-04-14T18:30:00.000Z');
});
