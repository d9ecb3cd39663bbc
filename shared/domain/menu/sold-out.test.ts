import { expect, test } from 'vitest';
import { comingTime } from '../platform/coming-time';
import { backWords } from './back-words';
import { soldOutEnd, soldOutUntil } from './sold-out';

const HOURS = { opensAt: '10:00', closesAt: '19:40', weeklyHours: null, holidays: [] };
/** In November 2026; the 20th is a Friday. */
const at = (clock: string) => new Date(`2026-11-${clock}+05:30`);

test.each([
  ['tomorrow', '20T12:00', '21T10:00'],
  ['17:00', '20T12:00', '20T17:00'],
  ['17:00', '20T17:00', '21T17:00'],
  ['00:15', '20T23:50', '21T00:15'],
])('%s, said at %s, is %s', (choice, now, end) => {
  expect(soldOutEnd(choice, HOURS, at(now))).toEqual(at(end));
});

test('the later of the dish’s and its category’s ends counts, until it has passed', () => {
  const [early, late] = [at('20T13:00').toISOString(), at('20T17:00').toISOString()];
  const until = (now: string, ...ends: (string | null)[]) => soldOutUntil(ends, at(now));
  expect(until('20T12:00', null, null)).toBeNull();
  expect(until('20T12:00', early, null)).toBe(early);
  expect(until('20T12:00', late, early)).toBe(late);
  expect(until('20T13:00', early, late)).toBe(late);
  expect(until('20T13:00', early, null)).toBeNull();
});

test.each([
  ['20T17:00', 'Back at 5:00 pm'],
  ['21T10:00', 'Back tomorrow'],
  ['23T10:00', 'Back on Monday'],
  ['30T10:00', 'Back on 30 November'],
])('until %s, customers read: %s', (until, message) => {
  expect(backWords(comingTime(at(until), at('20T12:00')))).toBe(message);
});
