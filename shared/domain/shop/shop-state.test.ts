import { describe, expect, it } from 'vitest';
import { closingWords } from '../platform/closing';
import { comingTime, comingTimeWords } from '../platform/coming-time';
import { busyMinutes, openingOf, type ShopState, USUAL_STATE, wholeMinute } from './shop-state';
import { nextOpening, type OpeningSettings, tomorrowsOpening } from './store-hours';

const HOURS: OpeningSettings = {
  openingMode: 'hours',
  opensAt: '10:00',
  closesAt: '19:40',
  weeklyHours: null,
  holidays: [],
};
/** A Friday. */
const at = (clock: string, date = '2026-11-20') => new Date(`${date}T${clock}+05:30`);
const paused = (until: Date, changes: Partial<ShopState> = {}): ShopState => ({
  ...USUAL_STATE,
  pausedUntil: until.toISOString(),
  ...changes,
});
const TOMORROW = at('10:00', '2026-11-21');

describe('a paused shop', () => {
  const says = (clock: string, until: Date, settings = HOURS) => {
    const { closing } = openingOf(settings, paused(until), at(clock));
    return closing && closingWords(closing);
  };

  it('says when ordering is back, to the minute', () => {
    const state = paused(at('13:40'));
    expect(openingOf(HOURS, state, at('13:39:59.999'))).toEqual({
      isOpen: false,
      closing: {
        why: 'catching-up',
        back: { at: at('13:40').toISOString(), day: 'today' },
        holiday: null,
      },
      busyMinutes: 0,
      nextChange: at('13:40'),
    });
    expect(openingOf(HOURS, state, at('13:40'))).toEqual({
      isOpen: true,
      closing: null,
      busyMinutes: 0,
      nextChange: at('19:40'),
    });
  });

  it('names the opening after a pause that ends in closed hours', () => {
    const back = 'Store is closed for today. Please come back tomorrow at 10:00 AM.';
    expect(says('19:10', at('20:10'))).toBe(back);
    expect(says('12:00', TOMORROW)).toBe(back);
    expect(openingOf(HOURS, paused(TOMORROW), at('12:00')).closing?.why).toBe('closed');
    const split = [
      { opens: '09:00', closes: '12:00' },
      { opens: '17:30', closes: '21:00' },
    ];
    const week = { ...HOURS, weeklyHours: Array(7).fill(split) };
    expect(says('11:50', at('12:50'), week)).toBe(
      'We are catching up with orders. Ordering is back at 5:30 pm.',
    );
  });

  it('says nothing else while it is closed, but never names an opening within the pause', () => {
    const early = 'Store is closed. Please come back at 10:00 AM.';
    expect(says('09:00', at('09:30'))).toBe(early);
    expect(says('09:30', at('10:30'))).toBe('Store is closed. Please come back at 10:30 AM.');
    const closed = { ...HOURS, openingMode: 'closed' as const };
    expect(says('12:00', at('12:30'), closed)).toBe('Store is currently closed.');
  });

  it('by the guard promises no time, and changes with the hours at the latest', () => {
    const state = paused(TOMORROW, { pausedBy: 'guard' });
    expect(openingOf(HOURS, state, at('12:00'))).toMatchObject({
      isOpen: false,
      closing: { why: 'unattended', back: null },
      nextChange: at('19:40'),
    });
  });
});

describe('a busy kitchen', () => {
  const state = { ...USUAL_STATE, busyMinutes: 20, busyUntil: at('13:40').toISOString() };

  it('tells its customers until the time is over', () => {
    expect(openingOf(HOURS, state, at('13:39'))).toMatchObject({
      isOpen: true,
      busyMinutes: 20,
      nextChange: at('13:40'),
    });
    expect(busyMinutes(state, at('13:39:59.999'))).toBe(20);
    expect(busyMinutes(state, at('13:40'))).toBe(0);
    expect(openingOf(HOURS, state, at('13:40')).busyMinutes).toBe(0);
    expect(openingOf(HOURS, state, at('09:00')).busyMinutes).toBe(0);
  });
});

describe('tomorrow', () => {
  const closedOn = (date: string) => ({ date, name: '', hours: [] });

  it.each([
    ['12:00', TOMORROW, 'tomorrow, 10:00 am'],
    ['09:00', TOMORROW, 'tomorrow, 10:00 am'],
    ['23:59:59', TOMORROW, 'tomorrow, 10:00 am'],
  ])('at %s is the opening of the next day', (clock, opening, words) => {
    expect(tomorrowsOpening(HOURS, at(clock))).toEqual(opening);
    expect(comingTimeWords(comingTime(opening, at(clock)))).toBe(words);
  });

  it('is the next day with hours', () => {
    const settings = { ...HOURS, holidays: [closedOn('2026-11-21'), closedOn('2026-11-22')] };
    const monday = at('10:00', '2026-11-23');
    expect(tomorrowsOpening(settings, at('12:00'))).toEqual(monday);
    expect(comingTimeWords(comingTime(monday, at('12:00')))).toBe('Monday, 10:00 am');
  });

  it('is not the midnight through which a shop is open', () => {
    const late = [
      { opens: '00:00', closes: '01:00' },
      { opens: '17:00', closes: '24:00' },
    ];
    const settings = { ...HOURS, weeklyHours: Array(7).fill(late) };
    expect(tomorrowsOpening(settings, at('22:00'))).toEqual(at('17:00', '2026-11-21'));
    // Half past midnight still belongs to the evening before.
    expect(tomorrowsOpening(settings, at('00:30', '2026-11-21'))).toEqual(
      at('17:00', '2026-11-21'),
    );
    expect(tomorrowsOpening(settings, at('01:30', '2026-11-21'))).toEqual(
      at('17:00', '2026-11-22'),
    );
    expect(nextOpening(settings, at('00:30'))).toEqual(at('17:00'));
    const midnight = [{ opens: '00:00', closes: '23:00' }];
    expect(
      tomorrowsOpening({ ...HOURS, weeklyHours: Array(7).fill(midnight) }, at('22:00')),
    ).toEqual(at('00:00', '2026-11-21'));
  });

  it.each([
    ['never opens', []],
    ['never closes', [{ opens: '00:00', closes: '24:00' }]],
  ])('of a shop that %s begins at midnight', (_, day) => {
    const settings = { ...HOURS, weeklyHours: Array(7).fill(day) };
    expect(tomorrowsOpening(settings, at('12:00'))).toEqual(at('00:00', '2026-11-21'));
    expect(nextOpening(settings, at('12:00'))).toEqual(at('00:00', '2026-11-21'));
  });
});

it('an end today is told by its time alone', () => {
  expect(comingTimeWords(comingTime(at('17:00'), at('12:00')))).toBe('5:00 pm');
});

it('ends are whole minutes, never earlier than asked', () => {
  expect(wholeMinute(at('13:10:00'), 30)).toEqual(at('13:40'));
  expect(wholeMinute(at('13:10:00.001'), 30)).toEqual(at('13:41'));
});
