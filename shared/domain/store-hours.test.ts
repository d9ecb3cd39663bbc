import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kolkataTime } from './kolkata-time';
import { CLOCK_TIME_PATTERN, closedMessage, formatClockTime, isStoreOpen } from './store-hours';

const HOURS = { opensAt: '10:00', closesAt: '19:40' };
const at = (clock: string) => new Date(`2026-11-20T${clock}+05:30`);

const BEFORE = 'Store is closed. Please come back at 10:00 AM.';
const AFTER = 'Store is closed for today. Please come back tomorrow at 10:00 AM.';
const BETWEEN = 'Store is currently closed.';

describe('the ordering hours (spec §4, §9)', () => {
  it.each([
    ['00:00', false, BEFORE],
    ['05:29', false, BEFORE],
    ['05:30', false, BEFORE],
    ['09:59', false, BEFORE],
    ['09:59:59.999', false, BEFORE],
    ['10:00', true, BETWEEN],
    ['19:39', true, BETWEEN],
    ['19:39:59.999', true, BETWEEN],
    ['19:40', false, AFTER],
    ['23:59', false, AFTER],
  ])('at %s: open %s, and a closed shop says %s', (clock, open, message) => {
    expect(isStoreOpen({ ...HOURS, openingMode: 'hours' }, at(clock))).toBe(open);
    expect(closedMessage(HOURS, at(clock))).toBe(message);
    expect(isStoreOpen({ ...HOURS, openingMode: 'open' }, at(clock))).toBe(true);
    expect(isStoreOpen({ ...HOURS, openingMode: 'closed' }, at(clock))).toBe(false);
  });

  it('are the owner’s', () => {
    const late = { opensAt: '12:30', closesAt: '23:00' };
    expect(closedMessage(late, at('12:29'))).toBe('Store is closed. Please come back at 12:30 PM.');
    expect(isStoreOpen({ ...late, openingMode: 'hours' }, at('22:59'))).toBe(true);
  });

  it.each([
    ['00:05', '12:05 AM'],
    ['10:00', '10:00 AM'],
    ['12:00', '12:00 PM'],
    ['19:40', '7:40 PM'],
  ])('%s reads %s', (clock, shown) => {
    expect(formatClockTime(clock)).toBe(shown);
  });

  it('are times of the day', () => {
    expect(['00:00', '23:59'].every((time) => CLOCK_TIME_PATTERN.test(time))).toBe(true);
    expect(
      ['24:00', '9:00', '10:60', '10:00:00', ''].some((time) => CLOCK_TIME_PATTERN.test(time)),
    ).toBe(false);
  });
});

describe("the cafe's wall clock", () => {
  it.each([
    ['2026-11-20T18:29:59.999Z', '2026-11-20', 1439],
    ['2026-11-20T18:30:00Z', '2026-11-21', 0],
    ['2026-11-20T23:59:59Z', '2026-11-21', 329],
    ['2026-11-21T00:00:00Z', '2026-11-21', 330],
    ['2026-12-31T18:30:00Z', '2027-01-01', 0],
    ['2028-02-28T18:30:00Z', '2028-02-29', 0],
  ])('shows %s as %s, minute %d', (instant, date, minutes) => {
    expect(kolkataTime(new Date(instant))).toEqual({ date, minutes });
  });

  it('is five and a half hours ahead of UTC, all year', () => {
    const instant = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (when) => {
        const shifted = new Date(when.getTime() + 330 * 60_000);
        expect(kolkataTime(when)).toEqual({
          date: shifted.toISOString().slice(0, 10),
          minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
        });
      }),
    );
  });
});
