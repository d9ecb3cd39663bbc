import { expect, test } from 'vitest';
import { promiseSentence } from './promise-sentence';

const order = {
  status: 'placed',
  deliveryMethod: 'pickup',
  promisedFrom: '2026-04-15T07:05:00Z',
  promisedUntil: '2026-04-15T07:15:00Z',
  slotAt: null,
} as const;
const NOON = new Date('2026-04-15T06:30:00Z');
const LATE = new Date('2026-04-15T07:16:00Z');

test('an order that its customer waits for has its window', () => {
  expect(promiseSentence(order, NOON)).toBe('Ready 12:35 to 12:45 pm');
  const delivery = { ...order, deliveryMethod: 'delivery', status: 'on-the-way' } as const;
  expect(promiseSentence(delivery, NOON)).toBe('With you 12:35 to 12:45 pm');
  for (const status of ['delivered', 'cancelled'] as const) {
    expect(promiseSentence({ ...delivery, status }, NOON)).toBeUndefined();
  }
});

test('an order that was promised no time says to call, also after the closing', () => {
  const tooLate = { ...order, promisedFrom: order.promisedUntil };
  for (const now of [NOON, LATE]) {
    expect(promiseSentence(tooLate, now)).toBe('We may be too late: call us');
  }
});

test('a pickup that is ready has none', () => {
  expect(promiseSentence({ ...order, status: 'on-the-way' }, NOON)).toBeUndefined();
});

test('an order for later says for when', () => {
  const slotAt = '2026-04-15T07:00:00Z';
  const later = { ...order, slotAt, promisedFrom: slotAt };
  expect(promiseSentence(later, NOON)).toBe('For today, 12:30 to 12:45 pm');
  const moved = { ...later, promisedFrom: '2026-04-15T07:10:00Z' };
  expect(promiseSentence(moved, NOON)).toBe('For today, 12:40 to 12:55 pm');
  expect(promiseSentence(later, LATE)).toBe('Sorry, this is taking longer than we promised.');
});

test('an order that is late says so', () => {
  expect(promiseSentence(order, LATE)).toBe('Sorry, this is taking longer than we promised.');
  expect(promiseSentence(order, undefined)).toBe('Ready 12:35 to 12:45 pm');
});
