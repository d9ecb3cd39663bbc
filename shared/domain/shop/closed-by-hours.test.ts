import { describe, expect, it } from 'vitest';
import { closingWords } from '../platform/closing';
import { closedByHours } from './closed-by-hours';
import type { OrderingHours } from './store-hours';

const HOURS: OrderingHours = {
  opensAt: '10:00',
  closesAt: '19:40',
  weeklyHours: null,
  holidays: [],
};
/** A Friday. */
const at = (clock: string) => new Date(`2026-11-20T${clock}+05:30`);

const BEFORE = 'Store is closed. Please come back at 10:00 AM.';
const AFTER = 'Store is closed for today. Please come back tomorrow at 10:00 AM.';
const BETWEEN = 'Store is currently closed.';

describe('a closed shop says (shop rule 5)', () => {
  it.each([
    ['00:00', BEFORE],
    ['05:30', BEFORE],
    ['09:59:59.999', BEFORE],
    ['10:00', BETWEEN],
    ['19:39:59.999', BETWEEN],
    ['19:40', AFTER],
    ['23:59', AFTER],
  ])('at %s: %s', (clock, message) => {
    expect(closingWords(closedByHours(HOURS, at(clock)))).toBe(message);
  });

  it('the hours of the owner', () => {
    const late = { ...HOURS, opensAt: '12:30', closesAt: '23:00' };
    expect(closingWords(closedByHours(late, at('12:29')))).toBe(
      'Store is closed. Please come back at 12:30 PM.',
    );
  });
});

describe('by weekday and holiday, a closed shop says', () => {
  const day = [{ opens: '09:00', closes: '20:00' }];
  const split = [
    { opens: '09:00', closes: '12:00' },
    { opens: '17:30', closes: '24:00' },
  ];
  const week = [[{ opens: '08:15', closes: '20:00' }], day, day, day, split, [], []];
  const holiday = (date: string, name = '', hours = [] as typeof day) => ({ date, name, hours });
  const says = (clock: string, holidays: OrderingHours['holidays'] = [], weeklyHours = week) =>
    closingWords(closedByHours({ ...HOURS, weeklyHours, holidays }, new Date(`${clock}+05:30`)));

  it('the second opening of the day', () => {
    expect(says('2026-11-20T12:00')).toBe('Store is closed. Please come back at 5:30 PM.');
  });

  it('the weekday of the next opening, if it is not tomorrow', () => {
    expect(says('2026-11-21T11:00')).toBe(
      'Store is closed for today. Please come back on Monday at 8:15 AM.',
    );
    expect(says('2026-11-22T11:00')).toBe(
      'Store is closed for today. Please come back tomorrow at 8:15 AM.',
    );
  });

  it('its date, if it is a week away or more', () => {
    const closed = [0, 1, 2, 3, 4].map((days) => holiday(`2026-11-${23 + days}`));
    expect(says('2026-11-22T11:00', closed)).toBe(
      'Store is closed for today. Please come back on 30 November at 8:15 AM.',
    );
  });

  it('the name of the holiday while it lasts', () => {
    const losar = [holiday('2026-11-24', 'Losar')];
    expect(says('2026-11-24T07:00', losar)).toBe(
      'Store is closed for today (Losar). Please come back tomorrow at 9:00 AM.',
    );
    const short = [holiday('2026-11-24', 'Losar', [{ opens: '10:00', closes: '11:00' }])];
    expect(says('2026-11-24T07:00', short)).toBe(BEFORE);
    expect(says('2026-11-24T11:00', short)).toBe(
      'Store is closed for today. Please come back tomorrow at 9:00 AM.',
    );
  });

  it('nothing of an opening that is not known', () => {
    expect(says('2026-11-24T07:00', [], Array(7).fill([]))).toBe(BETWEEN);
  });
});
