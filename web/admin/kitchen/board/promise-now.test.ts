import { expect, test } from 'vitest';
import { promiseNowWords } from './promise-now';

test('the board says what an order placed now is promised', () => {
  const now = '2026-04-15T07:00:00.000Z';
  const window = { from: '2026-04-15T07:40:00.000Z', until: '2026-04-15T07:50:00.000Z' };
  expect(promiseNowWords({ now, window })).toBe('New orders: 40 to 50 min');
  expect(promiseNowWords({ now, window: null })).toBeUndefined();
  const long = { from: '2026-04-15T12:06:00.000Z', until: '2026-04-15T12:31:00.000Z' };
  expect(promiseNowWords({ now, window: long })).toBe('New orders: 5 h 6 min to 5 h 31 min');
});
