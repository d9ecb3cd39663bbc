import { describe, expect, it } from 'vitest';
import { browserTabs } from '../../../../tests/support/platform/browser-tabs';
import { EMPTY_CHECKOUT } from '../../account/checkout-draft/checkout-draft';
import {
  agreedAt,
  createAttemptStore,
  lapsedAttempt,
  type OrderAttempt,
  ownerOf,
  resumesByItself,
  sendableAttempt,
  sentAt,
} from './order-attempt';

const HOUR_MS = 3_600_000;
const line = { productId: 'p1', name: 'Waffle', price: 12000, quantity: 2, customizations: [] };
const ATTEMPT: OrderAttempt = {
  idempotencyKey: 'k1',
  body: {
    items: [{ productId: 'p1', quantity: 2 }],
    deliveryMethod: 'pickup',
    paymentMethod: 'upi',
  },
  startedAt: 1_000_000,
  made: { lines: [line], draft: EMPTY_CHECKOUT },
};

/** The store of a later visit that finds `attempt` in storage. */
function storeWith(attempt: object) {
  return createAttemptStore(browserTabs(JSON.stringify({ version: 1, ...attempt })).tab());
}
const sendable = (attempt: OrderAttempt, now: number) => sendableAttempt(storeWith(attempt), now);
const lapsed = (attempt: OrderAttempt, now: number) => lapsedAttempt(storeWith(attempt), now);

describe('a stored attempt', () => {
  it('is read back with body and key after an update of the shop', () => {
    expect(sendable(ATTEMPT, ATTEMPT.startedAt)).toEqual(ATTEMPT);
  });

  it('is read without the cart and checkout it was made from when these are unreadable', () => {
    const { made, ...rest } = ATTEMPT;
    const store = storeWith({ ...rest, made: { lines: [{ ...line, quantity: 0 }], draft: {} } });
    expect(store.get()).toEqual(rest);
    const withoutDraft = storeWith({ ...rest, made: { lines: [line], draft: {} } });
    expect(withoutDraft.get()).toEqual({ ...rest, made });
  });

  it('is dropped when it is unreadable', () => {
    for (const text of [
      '{',
      'null',
      '{"version":1}',
      '{"version":0,"idempotencyKey":"k"}',
      JSON.stringify(ATTEMPT),
      JSON.stringify({ version: 1, ...ATTEMPT, body: { items: [null] } }),
    ]) {
      expect(createAttemptStore(browserTabs(text).tab()).get()).toBeUndefined();
    }
  });

  it('is resumed for ten minutes, and can be sent for less than a day', () => {
    const { startedAt } = ATTEMPT;
    expect(resumesByItself(ATTEMPT, startedAt + 599_999)).toBe(true);
    expect(resumesByItself(ATTEMPT, startedAt + 600_000)).toBe(false);
    expect(sendable(ATTEMPT, startedAt + 22 * HOUR_MS)).toBeDefined();
    expect(sendable(ATTEMPT, startedAt + 24 * HOUR_MS)).toBeUndefined();
  });

  it('can be sent for less than a day after the first try', () => {
    const { startedAt } = ATTEMPT;
    const again = { ...sentAt(ATTEMPT, startedAt), startedAt: startedAt + 22 * HOUR_MS };
    expect(sentAt(again, again.startedAt).firstSentAt).toBe(startedAt);
    expect(sendable(again, startedAt + 22 * HOUR_MS)).toBeDefined();
    expect(sendable(again, startedAt + 24 * HOUR_MS)).toBeUndefined();
  });

  it('that is kept for later waits for its customer, up to a week if it was never sent', () => {
    const { startedAt } = ATTEMPT;
    const kept: OrderAttempt = { ...ATTEMPT, waits: true };
    const daysLater = (days: number) => startedAt + days * 24 * HOUR_MS;
    expect(resumesByItself(kept, startedAt)).toBe(false);
    expect(resumesByItself(agreedAt(kept, daysLater(6)), daysLater(6))).toBe(true);
    expect(sendable(kept, daysLater(6))).toEqual(kept);
    expect(sendable(kept, daysLater(8))).toBeUndefined();
    expect(sendable(sentAt(kept, startedAt), daysLater(1))).toBeUndefined();
  });

  it('has lapsed when it was sent and is too old, and is reported for a week', () => {
    const hoursLater = (hours: number) => ATTEMPT.startedAt + hours * HOUR_MS;
    const sent = { ...sentAt(ATTEMPT, ATTEMPT.startedAt), waits: true };
    expect(lapsed(sent, hoursLater(22))).toBeUndefined();
    expect(lapsed(sent, hoursLater(24))).toEqual(sent);
    expect(lapsed(sent, hoursLater(8 * 24))).toBeUndefined();
    expect(lapsed({ ...ATTEMPT, waits: true }, hoursLater(8 * 24))).toBeUndefined();
  });

  it('that is too old to be reported is removed', () => {
    const store = storeWith({ ...ATTEMPT, waits: true });
    lapsedAttempt(store, ATTEMPT.startedAt + 8 * 24 * HOUR_MS);
    expect(store.get()).toBeUndefined();
  });

  it('from a clock that was ahead is asked about, and has lapsed from a clock a day ahead', () => {
    const now = ATTEMPT.startedAt;
    const aheadBy = (hours: number) => sentAt(ATTEMPT, now + hours * HOUR_MS);
    const soon = { ...aheadBy(2), startedAt: now + 2 * HOUR_MS };
    expect(resumesByItself(soon, now)).toBe(false);
    expect(sendable(soon, now)).toEqual(soon);
    const inAYear = aheadBy(365 * 24);
    expect(sendable(inAYear, now)).toBeUndefined();
    expect(lapsed(inAYear, now)).toEqual(inAYear);
    const kept = { ...ATTEMPT, waits: true, startedAt: now + 365 * 24 * HOUR_MS };
    expect(sendable(kept, now)).toEqual(kept);
  });
});

describe('the owner of an attempt', () => {
  const attemptOf = (userId: string | null): OrderAttempt => ({
    ...ATTEMPT,
    body: { ...ATTEMPT.body, userId },
  });
  const user = { id: 'c1', name: 'Pema', phoneNumber: '+919876543210', addresses: [] };

  it('is the customer who made it; nobody else sees it', () => {
    const signedIn = { status: 'signed-in', user } as const;
    expect(ownerOf(attemptOf('c1'), signedIn)).toBe('visitor');
    expect(ownerOf(attemptOf('c2'), signedIn)).toBe('other');
    for (const status of ['signed-out', 'loading', 'unknown'] as const) {
      expect(ownerOf(attemptOf('c1'), { status })).toBe('unknown');
    }
  });

  it('is anyone on the device when a guest made it', () => {
    expect(ownerOf(attemptOf(null), { status: 'signed-out' })).toBe('visitor');
  });
});
