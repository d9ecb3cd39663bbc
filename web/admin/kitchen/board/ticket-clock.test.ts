import { expect, test } from 'vitest';
import { minutesWaiting, urgencyOf } from './ticket-clock';

const at = (minute: number) => new Date(Date.UTC(2026, 3, 15, 7, minute)).toISOString();
const now = (minute: number) => Date.parse(at(minute));
const THRESHOLDS = { hurryMinutes: 10 };

/** Placed at 0 and due at 20. */
const ticket = {
  stage: 'preparing',
  deliveryMethod: 'pickup',
  placedAt: at(0),
  startsAt: null,
  readyAt: null,
  dueAt: at(20),
} as const;

test.each([
  [0, 'on-time'],
  [9, 'on-time'],
  [10, 'hurry'],
  [19, 'hurry'],
  [20, 'late'],
  [300, 'late'],
])('after %i minutes a ticket is %s', (minute, urgency) => {
  expect(urgencyOf(ticket, THRESHOLDS, now(minute))).toBe(urgency);
});

test('a promise of a later time moves the thresholds with it', () => {
  const promised = { ...ticket, dueAt: at(45) };
  expect(urgencyOf(promised, THRESHOLDS, now(34))).toBe('on-time');
  expect(urgencyOf(promised, THRESHOLDS, now(35))).toBe('hurry');
  expect(urgencyOf(promised, THRESHOLDS, now(45))).toBe('late');
});

test('a ready pickup in time is on time however long its customer takes; a delivery is not', () => {
  const ready = { ...ticket, stage: 'ready', readyAt: at(18) } as const;
  expect(urgencyOf(ready, THRESHOLDS, now(50))).toBe('on-time');
  expect(urgencyOf({ ...ready, readyAt: at(21) }, THRESHOLDS, now(50))).toBe('late');
  expect(urgencyOf({ ...ready, deliveryMethod: 'delivery' }, THRESHOLDS, now(50))).toBe('late');
});

test('minutes count from the order, and at the counter from when it was ready', () => {
  expect(minutesWaiting(ticket, now(7))).toBe(7);
  expect(minutesWaiting(ticket, now(0) - 2000)).toBe(0);
  // An order for later waits only from when the kitchen must start.
  expect(minutesWaiting({ ...ticket, startsAt: at(5) }, now(7))).toBe(2);
  expect(minutesWaiting({ ...ticket, stage: 'ready', readyAt: at(6) }, now(7))).toBe(1);
});
