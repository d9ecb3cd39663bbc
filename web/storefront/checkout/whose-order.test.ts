import { expect, test } from 'vitest';
import type { OrderAttempt } from './order-attempt';
import { whoseOrder } from './whose-order';

const attemptOf = (userId: string | null): OrderAttempt => ({
  idempotencyKey: 'k1',
  body: {
    userId,
    items: [{ productId: 'p1', quantity: 1 }],
    deliveryMethod: 'pickup',
    paymentMethod: 'upi',
  },
  startedAt: 0,
});
const profile = { id: 'c1', name: 'Pema', phoneNumber: '+919876543210', addresses: [] };

test('a customer’s kept order is shown to that customer alone', () => {
  const signedIn = { status: 'signed-in', profile } as const;
  expect(whoseOrder(attemptOf('c1'), signedIn)).toBe('own');
  expect(whoseOrder(attemptOf('c2'), signedIn)).toBe('foreign');
  for (const status of ['signed-out', 'loading', 'unknown'] as const) {
    expect(whoseOrder(attemptOf('c1'), { status })).toBe('unknown');
  }
});

test('a guest’s is shown on their phone', () => {
  expect(whoseOrder(attemptOf(null), { status: 'signed-out' })).toBe('own');
});
