import { expect, test } from 'vitest';
import { momentWords, promisedWords, slotWords } from './slot-words';

const SLOT = '2026-11-21T07:45:00.000Z';

test.each([
  ['2026-11-21T00:00:00+05:30', 'today, 1:15 to 1:30 pm'],
  ['2026-11-20T23:59:00+05:30', 'tomorrow, 1:15 to 1:30 pm'],
  ['2026-11-19T23:59:00+05:30', '21 Nov, 1:15 to 1:30 pm'],
  ['2026-11-22T00:00:00+05:30', '21 Nov, 1:15 to 1:30 pm'],
])('at %s a slot is %s', (now, words) => {
  expect(slotWords(SLOT, new Date(now))).toBe(words);
});

test('the kitchen starts at a time of today, or on another day', () => {
  const now = new Date('2026-11-21T06:00:00.000Z');
  expect(momentWords('2026-11-21T07:10:00.000Z', now)).toBe('12:40 pm');
  expect(momentWords('2026-11-22T04:30:00.000Z', now)).toBe('tomorrow, 10:00 am');
});

test('a promise for another day names it', () => {
  const promised = (now: string) =>
    promisedWords(SLOT, '2026-11-21T08:00:00.000Z', new Date(`${now}T06:00:00.000Z`));
  expect(promised('2026-11-21')).toBe('1:15 to 1:30 pm');
  expect(promised('2026-11-20')).toBe('tomorrow, 1:15 to 1:30 pm');
  expect(promised('2026-11-25')).toBe('21 Nov, 1:15 to 1:30 pm');
});

test('on paper a slot has its date', () => {
  expect(slotWords(SLOT)).toBe('21 Nov, 1:15 to 1:30 pm');
  expect(slotWords('2026-09-01T06:15:00.000Z')).toBe('1 Sept, 11:45 am to 12:00 pm');
});
