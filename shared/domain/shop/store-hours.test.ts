import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBefore, kolkataTime } from '../platform/kolkata-time';
import {
  CLOCK_TIME_PATTERN,
  hoursOfWeek,
  hoursOn,
  isStoreOpen,
  MAX_HOLIDAYS,
  minutesOf,
  nextOpeningChange,
  type OpeningSettings,
  type OpenSpan,
  weekOf,
} from './store-hours';

const HOURS = { opensAt: '10:00', closesAt: '19:40', weeklyHours: null, holidays: [] };
const BY_HOURS: OpeningSettings = { ...HOURS, openingMode: 'hours' };
/** A Friday. */
const at = (clock: string) => new Date(`2026-11-20T${clock}+05:30`);
const DAY_MS = 86_400_000;

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

  it('joins hours that meet at midnight', () => {
    const late = [
      { opens: '00:00', closes: '01:00' },
      { opens: '18:00', closes: '24:00' },
    ];
    const settings = { ...BY_HOURS, weeklyHours: Array(7).fill(late) };
    expect(next(settings, at('20:00'))).toBe('2026-11-20T19:30:00.000Z');
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

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Up to two spans; any may begin or end at midnight. */
const anyDay = fc
  .uniqueArray(fc.oneof(fc.integer({ min: 0, max: 1440 }), fc.constantFrom(0, 600, 1440)), {
    maxLength: 4,
  })
  .map((times) => times.sort((one, other) => one - other))
  .map((times): OpenSpan[] =>
    [times.slice(0, 2), times.slice(2)].flatMap(([opens, closes]) =>
      opens === undefined || closes === undefined
        ? []
        : [{ opens: clock(opens), closes: clock(closes) }],
    ),
  );
const anySettings = fc.record({
  opensAt: fc.constant('10:00'),
  closesAt: fc.constant('19:40'),
  openingMode: fc.constant('hours' as const),
  weeklyHours: fc.option(fc.array(anyDay, { minLength: 7, maxLength: 7 })),
  holidays: fc.array(
    fc.record({
      date: fc.integer({ min: -2, max: 9 }).map((day) => daysBefore('2026-11-20', -day)),
      name: fc.constant(''),
      hours: anyDay,
    }),
    { maxLength: 6 },
  ),
});
const anyInstant = fc
  .integer({ min: 0, max: 7 * DAY_MS })
  .map((ms) => new Date(at('00:00').getTime() + ms));

describe('for any hours', () => {
  it('the settings of a week give the week, and times that every release can read', () => {
    const before = { opensAt: '10:00', closesAt: '19:40' };
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 7, maxLength: 7 }), (week) => {
        const settings = hoursOfWeek(week, before);
        expect(weekOf(settings)).toEqual(week);
        expect(settings.opensAt < settings.closesAt).toBe(true);
        expect([settings.opensAt, settings.closesAt]).toEqual([
          expect.stringMatching(CLOCK_TIME_PATTERN),
          expect.stringMatching(CLOCK_TIME_PATTERN),
        ]);
      }),
    );
    const nine = [{ opens: '09:00', closes: '18:00' }];
    const hours = { opensAt: '09:00', closesAt: '18:00' };
    expect(hoursOfWeek(Array(7).fill(nine), before)).toEqual({ ...hours, weeklyHours: null });
    const closed = Array(7).fill([]);
    expect(hoursOfWeek(closed, before)).toEqual({ ...before, weeklyHours: closed });
  });

  it('the shop is open in a span of its day and closed outside', () => {
    fc.assert(
      fc.property(anySettings, anyInstant, (settings, now) => {
        const { date, minutes } = kolkataTime(now);
        const day = hoursOn(settings, date);
        const covered = day.reduce(
          (sum, { opens, closes }) => sum + minutesOf(closes) - minutesOf(opens),
          0,
        );
        const midnight = now.getTime() - ((now.getTime() - at('00:00').getTime()) % DAY_MS);
        const open = Array.from({ length: 1440 }, (_, minute) =>
          isStoreOpen(settings, new Date(midnight + minute * 60_000)),
        );
        expect(open.filter(Boolean)).toHaveLength(covered);
        expect(open[minutes]).toBe(isStoreOpen(settings, now));
      }),
      { numRuns: 50 },
    );
  });

  it('the shop stays as it is until the next change, and then is not', () => {
    fc.assert(
      fc.property(anySettings, anyInstant, (settings, now) => {
        const isOpen = isStoreOpen(settings, now);
        const change = nextOpeningChange(settings, now);
        const end = change?.getTime() ?? now.getTime() + 10 * DAY_MS;
        expect(end).toBeGreaterThan(now.getTime());
        for (let time = now.getTime(); time < end; time += 60_000) {
          expect(isStoreOpen(settings, new Date(time))).toBe(isOpen);
        }
        expect(isStoreOpen(settings, new Date(end - 1))).toBe(isOpen);
        if (change) expect(isStoreOpen(settings, change)).toBe(!isOpen);
      }),
      { numRuns: 40 },
    );
  });
});
