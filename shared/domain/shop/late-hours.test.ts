import { describe, expect, it } from 'vitest';
import { fieldWords } from '../../contract/platform/field-words';
import { dayHours } from '../../contract/shop/hours-shape';
import { soldOutEnd } from '../menu/sold-out';
import { upcomingSlots } from '../orders/slots';
import { closingWords } from '../platform/closing';
import { clockTime, kolkataTime } from '../platform/kolkata-time';
import { closedByHours } from './closed-by-hours';
import { openingOf, USUAL_STATE } from './shop-state';
import {
  type DayHours,
  type Holiday,
  nextOpeningChange,
  type OpeningSettings,
  openingDate,
} from './store-hours';

/** '18:00-02:00 03:00-04:00' */
const spans = (text: string): DayHours =>
  text
    .split(' ')
    .filter(Boolean)
    .map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) }));

/** @param week Monday to Sunday, or one for all days. */
function settings(week: string[], holidays: Record<string, string> = {}): OpeningSettings {
  const days = week.length === 1 ? Array<string>(7).fill(week[0] ?? '') : week;
  return {
    openingMode: 'hours',
    opensAt: '10:00',
    closesAt: '19:40',
    weeklyHours: days.map(spans),
    holidays: Object.entries(holidays).map(
      ([date, hours]): Holiday => ({ date, name: 'Losar', hours: spans(hours) }),
    ),
  };
}

/** Monday is 2026-11-16, Friday the 20th, Sunday the 22nd. */
const at = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}+05:30`);
const shown = (instant: Date | null) =>
  instant && `${kolkataTime(instant).date.slice(8)} ${clockTime(instant)}`;

const NIGHT = ['18:00-02:00'];
const MET = ['00:00-02:00 18:00-24:00'];
const THREE = ['00:00-02:00 12:00-15:00 19:00-24:00'];
const ALWAYS = ['00:00-24:00'];
const NEARLY_ALWAYS = ['06:00-05:59'];
const WEEKEND = ['', '', '', '', '18:00-03:00', '10:00-12:00 20:00-06:00', '18:00-02:00'];
const OVERLAPPING = ['01:00-05:00 18:00-03:00'];
const closedFriday = { '2026-11-20': '' };
const shortSaturday = { '2026-11-21': '20:00-23:00' };

describe('hours past midnight', () => {
  it.each([
    // Hours, now, until when it is open, the day of the counter's numbers.
    [NIGHT, '20 17:59', null, '20'],
    [NIGHT, '20 18:00', '21 2:00 am', '20'],
    [NIGHT, '20 23:57', '21 2:00 am', '20'],
    [NIGHT, '21 00:30', '21 2:00 am', '20'],
    [NIGHT, '21 01:59', '21 2:00 am', '20'],
    [NIGHT, '21 02:00', null, '21'],
    [NIGHT, '23 00:30', '23 2:00 am', '22'],
    [MET, '20 23:57', '21 2:00 am', '20'],
    [MET, '21 00:01', '21 2:00 am', '20'],
    [THREE, '21 00:01', '21 2:00 am', '20'],
    [THREE, '21 14:59', '21 3:00 pm', '21'],
    [THREE, '21 15:00', null, '21'],
    [ALWAYS, '21 00:00', 'never', '21'],
    [NEARLY_ALWAYS, '21 05:58', '21 5:59 am', '20'],
    [NEARLY_ALWAYS, '21 05:59', null, '21'],
    [NEARLY_ALWAYS, '21 06:00', '22 5:59 am', '21'],
    [OVERLAPPING, '21 02:30', '21 5:00 am', '20'],
    [WEEKEND, '21 02:59', '21 3:00 am', '20'],
    [WEEKEND, '22 05:59', '22 6:00 am', '21'],
    [WEEKEND, '23 01:59', '23 2:00 am', '22'],
    [WEEKEND, '16 01:59', '16 2:00 am', '15'],
    [WEEKEND, '24 00:30', null, '24'],
  ])('%j at %s: open until %s, numbers of %s', (week, now, until, day) => {
    const hours = settings(week);
    const opening = openingOf(hours, USUAL_STATE, at(now));
    const end = opening.nextChange === null ? 'never' : shown(opening.nextChange);
    expect(opening.isOpen ? end : null).toBe(until);
    expect(openingDate(hours, at(now))).toBe(`2026-11-${day}`);
  });

  it.each([
    // A special day has its own hours, and the night before it goes on.
    [NIGHT, closedFriday, '20 01:59', '20 2:00 am'],
    [NIGHT, closedFriday, '20 18:00', null],
    [NIGHT, closedFriday, '21 00:30', null],
    [NIGHT, shortSaturday, '21 01:59', '21 2:00 am'],
    [NIGHT, shortSaturday, '21 22:59', '21 11:00 pm'],
    [NIGHT, shortSaturday, '22 00:30', null],
    [ALWAYS, closedFriday, '19 23:59', '20 12:00 am'],
    [ALWAYS, closedFriday, '20 12:00', null],
    [ALWAYS, { '2026-11-20': '18:00-02:00' }, '21 01:00', 'never'],
    [[''], { '2026-11-22': '18:00-02:00' }, '23 01:00', '23 2:00 am'],
  ])('%j with %j at %s: open until %s', (week, holidays, now, until) => {
    const hours = settings(week, holidays);
    const opening = openingOf(hours, USUAL_STATE, at(now));
    const end = opening.nextChange === null ? 'never' : shown(opening.nextChange);
    expect(opening.isOpen ? end : null).toBe(until);
  });

  it.each([
    [NIGHT, {}, '21 02:00', 'Store is closed. Please come back at 6:00 PM.'],
    [MET, {}, '21 02:00', 'Store is closed. Please come back at 6:00 PM.'],
    [THREE, {}, '21 16:00', 'Store is closed. Please come back at 7:00 PM.'],
    [WEEKEND, {}, '23 02:00', 'Store is closed for today. Please come back on Friday at 6:00 PM.'],
    [WEEKEND, {}, '19 23:00', 'Store is closed for today. Please come back tomorrow at 6:00 PM.'],
    [WEEKEND, {}, '22 06:00', 'Store is closed. Please come back at 6:00 PM.'],
    [
      NIGHT,
      closedFriday,
      '20 02:00',
      'Store is closed for today (Losar). Please come back tomorrow at 6:00 PM.',
    ],
    [NIGHT, closedFriday, '21 00:30', 'Store is closed. Please come back at 6:00 PM.'],
    [
      ALWAYS,
      closedFriday,
      '20 12:00',
      'Store is closed for today (Losar). Please come back tomorrow at 12:00 AM.',
    ],
    [[''], {}, '20 12:00', 'Store is currently closed.'],
  ])('%j with %j at %s: %s', (week, holidays, now, words) => {
    expect(closingWords(closedByHours(settings(week, holidays), at(now)))).toBe(words);
  });

  it.each([
    // The first slots of each opening, and the last.
    [NIGHT, {}, '20 12:00', ['20 6:00 pm', '21 6:00 pm'], '22 1:45 am'],
    [NIGHT, {}, '21 00:50', ['21 1:00 am', '21 6:00 pm', '22 6:00 pm'], '23 1:45 am'],
    [NIGHT, {}, '21 01:50', ['21 6:00 pm', '22 6:00 pm'], '23 1:45 am'],
    [MET, {}, '21 00:50', ['21 1:00 am', '21 6:00 pm', '22 6:00 pm'], '22 11:45 pm'],
    [NIGHT, closedFriday, '20 01:20', ['20 1:30 am', '21 6:00 pm'], '22 1:45 am'],
    [ALWAYS, {}, '20 23:50', ['21 12:00 am'], '21 11:45 pm'],
    [OVERLAPPING, {}, '20 06:00', ['20 6:00 pm', '21 6:00 pm'], '22 2:45 am'],
  ])('%j with %j at %s has slots from %j to %s', (week, holidays, now, firsts, last) => {
    const slots = upcomingSlots(settings(week, holidays), at(now));
    const starts = slots.map(({ startsAt }) => startsAt);
    expect(new Set(starts).size).toBe(starts.length);
    const openings = [...new Set(slots.map(({ opensAt }) => opensAt))];
    const first = openings.map((opens) => slots.find(({ opensAt }) => opensAt === opens));
    expect(first.map((slot) => shown(new Date(slot?.startsAt ?? '')))).toEqual(firsts);
    expect(shown(new Date(starts.at(-1) ?? ''))).toBe(last);
  });

  it.each([
    [NIGHT, '20 19:00', '21 6:00 pm'],
    [NIGHT, '21 00:30', '21 6:00 pm'],
    [MET, '21 00:30', '21 6:00 pm'],
    [THREE, '21 00:30', '21 12:00 pm'],
    [ALWAYS, '21 00:30', '22 12:00 am'],
    [WEEKEND, '23 00:30', '27 6:00 pm'],
    [OVERLAPPING, '21 04:00', '21 6:00 pm'],
  ])('%j at %s: what is sold out comes back at %s', (week, now, back) => {
    expect(shown(soldOutEnd('tomorrow', settings(week), at(now)))).toBe(back);
  });

  it('no change is skipped where a special day cuts the night', () => {
    const hours = settings(NIGHT, { '2026-11-21': '01:00-04:00' });
    const changes: (string | null)[] = [];
    for (let next: Date | null = at('20 12:00'); next && changes.length < 5; ) {
      next = nextOpeningChange(hours, next);
      changes.push(shown(next));
    }
    const until = ['20 6:00 pm', '21 4:00 am', '22 6:00 pm', '23 2:00 am', '23 6:00 pm'];
    expect(changes).toEqual(until);
  });
});

const TOO_LATE = 'Closing must be later than opening, or after midnight until 6:00 am';
const OVERLAP = 'Each opening must be after the closing before it';

describe('the hours of a day', () => {
  it.each([
    ['00:00-24:00', []],
    ['18:00-06:00', []],
    ['00:00-02:00 12:00-15:00 19:00-24:00', []],
    ['00:00-02:00 12:00-15:00 19:00-02:00', []],
    ['10:00-10:00', [TOO_LATE]],
    ['18:00-06:01', [TOO_LATE]],
    ['10:00-00:00', []],
    ['10:00-15:00 15:00-18:00', [OVERLAP]],
    ['10:00-15:00 14:00-18:00', [OVERLAP]],
    ['18:00-02:00 10:00-12:00', [OVERLAP]],
    ['18:00-22:00 10:00-12:00', [OVERLAP]],
    ['24:00-02:00', ['Please enter a time, such as 09:30']],
    ['08:00-09:00 10:00-11:00 12:00-13:00 14:00-15:00', ['At most 3']],
  ])('%s: %j', (text, problems) => {
    const { error } = dayHours.safeParse(spans(text), { error: fieldWords });
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(problems);
  });
});
