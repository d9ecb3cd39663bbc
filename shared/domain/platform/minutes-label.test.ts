import { expect, test } from 'vitest';
import { minutesLabel } from './minutes-label';

test('a wait is shortened to two units', () => {
  expect([0, 59, 60, 125, 2879, 2880, 7200].map(minutesLabel)).toEqual([
    '0 min',
    '59 min',
    '1 h',
    '2 h 5 min',
    '47 h 59 min',
    '2 days',
    '5 days',
  ]);
});
