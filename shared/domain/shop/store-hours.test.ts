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
  openingDate,
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

  it('may end after midnight, whatever the next day is', () => {
    const evening = [
      { opens: '12:00', closes: '15:00' },
      { opens: '18:00', closes: '02:00' },
    ];
    const settings: OpeningSettings = {
      ...BY_HOURS,
      weeklyHours: [[], [], [], [], evening, [], []],
      holidays: [{ date: '2026-11-21', name: 'Losar', hours: [] }],
    };
    const saturday = (clock: string) => new Date(`2026-11-21T${clock}+05:30`);
    expect(['11:59', '14:59', '15:00', '18:00', '23:59'].map((clock) => at(clock))).toSatisfy(
      (times: Date[]) =>
        times.map((time) => isStoreOpen(settings, time)).join() === 'false,true,false,true,true',
    );
    expect(isStoreOpen(settings, saturday('01:59'))).toBe(true);
    expect(isStoreOpen(settings, saturday('02:00'))).toBe(false);
    expect(nextOpeningChange(settings, at('20:00'))).toEqual(saturday('02:00'));
    expect(nextOpeningChange(settings, saturday('00:30'))).toEqual(saturday('02:00'));
  });

  it('name the day of an evening after midnight by its beginning', () => {
    const one = [{ opens: '18:00', closes: '02:00' }];
    const two = [
      { opens: '00:00', closes: '02:00' },
      { opens: '18:00', closes: '24:00' },
    ];
    const always = [{ opens: '00:00', closes: '24:00' }];
    const date = (day: OpenSpan[], clock: string) =>
      openingDate({ ...HOURS, weeklyHours: Array(7).fill(day) }, at(clock));
    for (const day of [one, two]) {
      expect(['18:00', '23:57', '00:01', '01:59'].map((clock) => date(day, clock))).toEqual([
        '2026-11-20',
        '2026-11-20',
        '2026-11-19',
        '2026-11-19',
      ]);
      expect([date(day, '02:00'), date(day, '12:00')]).toEqual(['2026-11-20', '2026-11-20']);
    }
    expect([date(always, '00:01'), date(always, '23:57')]).toEqual(['2026-11-20', '2026-11-20']);
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
/** As above, or an evening that ends up to 6 hours after midnight. */
const anyDayOrNight = fc
  .tuple(
    anyDay,
    fc.option(fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 360 }))),
  )
  .map(([day, night]) => {
    const [opens, closes] = night ?? [0, 0];
    const last = day.at(-1);
    const fits = closes < opens && (!last || minutesOf(last.closes) < opens);
    return fits ? [...day, { opens: clock(opens), closes: clock(closes) }] : day;
  });
const anySettings = fc.record({
  opensAt: fc.constant('10:00'),
  closesAt: fc.constant('19:40'),
  openingMode: fc.constant('hours' as const),
  weeklyHours: fc.option(fc.array(anyDayOrNight, { minLength: 7, maxLength: 7 })),
  holidays: fc.array(
    fc.record({
      date: fc.integer({ min: -2, max: 9 }).map((day) => daysBefore('2026-11-20', -day)),
      name: fc.constant(''),
      hours: anyDayOrNight,
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
      fc.property(fc.array(anyDayOrNight, { minLength: 7, maxLength: 7 }), (week) => {
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

  it('the shop is open in the spans of its day and of the night before, and closed outside', () => {
    fc.assert(
      fc.property(anySettings, anyInstant, (settings, now) => {
        const { date, minutes } = kolkataTime(now);
        const isWithin = (minute: number, { opens, closes }: OpenSpan, from: number) =>
          minutesOf(opens) + from <= minute &&
          minute < minutesOf(closes) + (closes < opens ? 1440 : 0) + from;
        const spans = [
          ...hoursOn(settings, date).map((span) => [span, 0] as const),
          ...hoursOn(settings, daysBefore(date, 1)).map((span) => [span, -1440] as const),
        ];
        const midnight = now.getTime() - ((now.getTime() - at('00:00').getTime()) % DAY_MS);
        for (let minute = 0; minute < 1440; minute += 1) {
          const isOpen = isStoreOpen(settings, new Date(midnight + minute * 60_000));
          expect(isOpen).toBe(spans.some(([span, from]) => isWithin(minute, span, from)));
          if (minute === minutes) expect(isStoreOpen(settings, now)).toBe(isOpen);
        }
      }),
      { numRuns: 15 },
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
