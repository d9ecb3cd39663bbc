import { describe, expect, it } from 'vitest';
import {
  agreedAt,
  attemptFromText,
  attemptToText,
  lapsedFromText,
  type OrderAttempt,
  resumesByItself,
  sentAt,
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

  it('is sent for less than a day from when it first left, however often it is tried', () => {
    const { startedAt } = ATTEMPT;
    const again = { ...sentAt(ATTEMPT, startedAt), startedAt: startedAt + 22 * HOUR_MS };
    expect(sentAt(again, again.startedAt).firstSentAt).toBe(startedAt);
    expect(attemptFromText(attemptToText(again), startedAt + 22 * HOUR_MS)).toBeDefined();
    expect(attemptFromText(attemptToText(again), startedAt + 24 * HOUR_MS)).toBeUndefined();
  });

  it('waits for its customer’s word when it was kept, a week long if it never left', () => {
    const { startedAt } = ATTEMPT;
    const kept: OrderAttempt = { ...ATTEMPT, waits: true };
    const daysLater = (days: number) => startedAt + days * 24 * HOUR_MS;
    expect(resumesByItself(kept, startedAt)).toBe(false);
    expect(resumesByItself(agreedAt(kept, daysLater(6)), daysLater(6))).toBe(true);
    expect(attemptFromText(attemptToText(kept), daysLater(6))).toEqual(kept);
    expect(attemptFromText(attemptToText(kept), daysLater(8))).toBeUndefined();
    const halfSent = sentAt(kept, startedAt);
    expect(attemptFromText(attemptToText(halfSent), daysLater(1))).toBeUndefined();
  });

  it('is one to tell of when it left and is too old, for a week', () => {
    const { startedAt } = ATTEMPT;
    const hoursLater = (hours: number) => startedAt + hours * HOUR_MS;
    const left = attemptToText({ ...sentAt(ATTEMPT, startedAt), waits: true });
    expect(lapsedFromText(left, hoursLater(22))).toBeUndefined();
    expect(lapsedFromText(left, hoursLater(24))).toMatchObject(ATTEMPT);
    expect(lapsedFromText(left, hoursLater(8 * 24))).toBeUndefined();
    const neverLeft = attemptToText({ ...ATTEMPT, waits: true });
    expect(lapsedFromText(neverLeft, hoursLater(8 * 24))).toBeUndefined();
  });

  it('of a clock that was ahead is asked about, and told of once it was a day ahead', () => {
    const aheadBy = (hours: number) => sentAt(ATTEMPT, ATTEMPT.startedAt + hours * HOUR_MS);
    const now = ATTEMPT.startedAt;
    const soon = { ...aheadBy(2), startedAt: now + 2 * HOUR_MS };
    expect(resumesByItself(soon, now)).toBe(false);
    expect(attemptFromText(attemptToText(soon), now)).toEqual(soon);
    const year = attemptToText(aheadBy(365 * 24));
    expect(attemptFromText(year, now)).toBeUndefined();
    expect(lapsedFromText(year, now)).toMatchObject(ATTEMPT);
    const kept = { ...ATTEMPT, waits: true, startedAt: now + 365 * 24 * HOUR_MS };
    expect(attemptFromText(attemptToText(kept), now)).toEqual(kept);
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
