import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../platform/durations';
import { daysBefore, kolkataTime } from '../platform/kolkata-time';
import {
  CLOCK_TIME_PATTERN,
  hoursOfWeek,
  hoursOn,
  isStoreOpen,
  minutesOf,
  nextOpeningChange,
  type OpenSpan,
  weekOf,
} from './store-hours';

/** A Friday. */
const at = (clock: string) => new Date(`2026-11-20T${clock}+05:30`);

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
