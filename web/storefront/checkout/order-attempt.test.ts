import { describe, expect, it } from 'vitest';
import {
  attemptFromText,
  attemptToText,
  type OrderAttempt,
  resumesByItself,
} from './order-attempt';

const HOUR_MS = 3_600_000;
const ATTEMPT: OrderAttempt = {
  idempotencyKey: 'k1',
  body: {
    items: [{ productId: 'p1', quantity: 2 }],
    deliveryMethod: 'pickup',
    paymentMethod: 'upi',
  },
  startedAt: 1_000_000,
};

describe('an order on its way', () => {
  it('comes back from storage as it was, body and key', () => {
    expect(attemptFromText(attemptToText(ATTEMPT), ATTEMPT.startedAt)).toEqual(ATTEMPT);
  });

  it('goes on by itself for ten minutes, and can be sent for less than a day', () => {
    const { startedAt } = ATTEMPT;
    expect(resumesByItself(ATTEMPT, startedAt + 599_999)).toBe(true);
    expect(resumesByItself(ATTEMPT, startedAt + 600_000)).toBe(false);
    expect(attemptFromText(attemptToText(ATTEMPT), startedAt + 22 * HOUR_MS)).toBeDefined();
    expect(attemptFromText(attemptToText(ATTEMPT), startedAt + 24 * HOUR_MS)).toBeUndefined();
  });

  it('is nothing when what was kept is none', () => {
    for (const text of [
      undefined,
      '',
      '{',
      'null',
      '{"version":1}',
      '{"version":0,"idempotencyKey":"k"}',
    ]) {
      expect(attemptFromText(text, 0)).toBeUndefined();
    }
  });
});
