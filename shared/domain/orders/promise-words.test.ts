import { expect, it } from 'vitest';
import { windowWords } from './promise-words';

it.each([
  ['07:05', '07:15', '12:35 to 12:45 pm'],
  ['06:25', '06:35', '11:55 am to 12:05 pm'],
  ['04:00', '04:10', '9:30 to 9:40 am'],
])('from %s to %s UTC is %s', (from, until, words) => {
  const at = (time: string) => new Date(`2026-04-15T${time}:00Z`);
  expect(windowWords({ from: at(from), until: at(until) })).toBe(words);
});
