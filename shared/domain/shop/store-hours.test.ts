import { describe, expect, it } from 'vitest';
import { daysBefore } from '../platform/kolkata-time';
import {
  CLOCK_TIME_PATTERN,
  isStoreOpen,
  MAX_HOLIDAYS,
  nextOpeningChange,
  type OpeningSettings,
} from './store-hours';

const HOURS = { opensAt: '10:00', closesAt: '19:40', weeklyHours: null, holidays: [] };
const BY_HOURS: OpeningSettings = { ...HOURS, openingMode: 'hours' };
/** A Friday. */
const at = (clock: string) => new Date(`2026-11-20T${clock}+05:30`);

describe('the ordering hours (shop rule 4)', () => {
  it.each([
    ['00:00', false],
    ['05:29', false],
    ['05:30', false],
    ['09:59', false],
    ['09:59:59.999', false],
    ['10:00', true],
    ['19:39', true],
    ['19:39:59.999', true],
    ['19:40', false],
    ['23:59', false],
  ])('at %s: open %s', (clock, open) => {
    expect(isStoreOpen(BY_HOURS, at(clock))).toBe(open);
    expect(isStoreOpen({ ...HOURS, openingMode: 'open' }, at(clock))).toBe(true);
    expect(isStoreOpen({ ...HOURS, openingMode: 'closed' }, at(clock))).toBe(false);
  });

  it('differ by weekday, and a holiday has its own', () => {
    const evening = [{ opens: '17:00', closes: '24:00' }];
    const settings: OpeningSettings = {
      ...BY_HOURS,
      weeklyHours: [[], [], [], [], evening, [], [{ opens: '00:00', closes: '01:30' }]],
      holidays: [
        { date: '2026-11-27', name: 'Fair', hours: [{ opens: '08:00', closes: '09:00' }] },
      ],
    };
    expect(isStoreOpen(settings, at('10:00'))).toBe(false);
    expect(isStoreOpen(settings, at('23:59'))).toBe(true);
    expect(isStoreOpen(settings, new Date('2026-11-21T00:00+05:30'))).toBe(false);
    expect(isStoreOpen(settings, new Date('2026-11-22T01:29+05:30'))).toBe(true);
    expect(isStoreOpen(settings, new Date('2026-11-27T08:30+05:30'))).toBe(true);
    expect(isStoreOpen(settings, new Date('2026-11-27T17:30+05:30'))).toBe(false);
  });

  it('are times of the day', () => {
    expect(['00:00', '23:59'].every((time) => CLOCK_TIME_PATTERN.test(time))).toBe(true);
    expect(
      ['24:00', '9:00', '10:60', '10:00:00', ''].some((time) => CLOCK_TIME_PATTERN.test(time)),
    ).toBe(false);
  });
});

describe('the next change', () => {
  const next = (settings: OpeningSettings, now: Date) =>
    nextOpeningChange(settings, now)?.toISOString();

  it('is the next opening or closing time', () => {
    expect(next(BY_HOURS, at('09:59:59.999'))).toBe(at('10:00').toISOString());
    expect(next(BY_HOURS, at('10:00'))).toBe(at('19:40').toISOString());
    expect(next(BY_HOURS, at('19:40'))).toBe('2026-11-21T04:30:00.000Z');
  });

  it('is none while staff hold the shop open or closed, and none of a shop that never closes', () => {
    const always = Array(7).fill([{ opens: '00:00', closes: '24:00' }]);
    const settings = [
      { ...HOURS, openingMode: 'open' },
      { ...HOURS, openingMode: 'closed' },
      { ...BY_HOURS, weeklyHours: Array(7).fill([]) },
      { ...BY_HOURS, weeklyHours: always },
    ] as const;
    expect(settings.map((each) => nextOpeningChange(each, at('12:00')))).toEqual(
      Array(4).fill(null),
    );
  });

  it('is found after the longest row of holidays', () => {
    const holidays = Array.from({ length: MAX_HOLIDAYS }, (_, day) => ({
      date: daysBefore('2026-11-20', -day),
      name: '',
      hours: [],
    }));
    const thursdays = [[], [], [], [{ opens: '10:00', closes: '12:00' }], [], [], []];
    const settings = { ...BY_HOURS, weeklyHours: thursdays, holidays };
    expect(next(settings, at('12:00'))).toBe('2027-01-21T04:30:00.000Z');
  });
});
