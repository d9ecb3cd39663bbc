import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './order-status';
import { PAYMENT_STATUSES } from './payment';
import { type HeldOrder, type HoldRule, heldUntil, isCancelledUnpaid } from './unpaid-hold';

const now = new Date('2026-04-15T06:30:00.000Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const waiting = {
  status: 'placed',
  paymentStatus: 'pending',
  paymentMethod: 'upi',
  payLater: null,
} as const;

describe('an unpaid order', () => {
  it('is cancelled from the owner’s number of minutes up to two days after it was placed', () => {
    const due = [0, 29, 30, 31, 47 * 60, 48 * 60, 9999].filter((minutes) =>
      isCancelledUnpaid({ ...waiting, touchedAt: inMinutes(-minutes) }, now, 30),
    );
    expect(due).toEqual([30, 31, 47 * 60]);
  });

  it('is cancelled only while nobody has begun it or settled its payment', () => {
    const due = ORDER_STATUSES.flatMap((status) =>
      PAYMENT_STATUSES.filter((paymentStatus) =>
        isCancelledUnpaid(
          { ...waiting, status, paymentStatus, touchedAt: inMinutes(-60) },
          now,
          30,
        ),
      ).map((paymentStatus) => [status, paymentStatus]),
    );
    expect(due).toEqual([['placed', 'pending']]);
    const paidLater = { ...waiting, payLater: 'counter', touchedAt: inMinutes(-60) } as const;
    expect(isCancelledUnpaid(paidLater, now, 30)).toBe(false);
  });
});

describe('the hold of an unpaid order', () => {
  const order = {
    ...waiting,
    touchedAt: now,
    startsAt: null,
    isLeftToStaff: false,
  };
  const rule = { minutes: 15, acceptMinutes: null, openSince: null };
  const held = (changes: Partial<HeldOrder>, rules: Partial<HoldRule> = {}) =>
    heldUntil({ ...order, ...changes }, { ...rule, ...rules });

  it('ends after the owner’s minutes, if the shop cancels the order by itself', () => {
    expect(held({})).toEqual(inMinutes(15));
    expect(held({ status: 'preparing' })).toBeNull();
    expect(held({ paymentStatus: 'paid' })).toBeNull();
    expect(held({ payLater: 'cash-on-delivery' })).toBeNull();
    expect(held({ isLeftToStaff: true })).toBeNull();
  });

  it('for later lasts until staff had time to look for the money, with no known end while they cannot', () => {
    const later = { startsAt: inMinutes(600) };
    expect(held(later)).toBeNull();
    expect(held(later, { openSince: inMinutes(-60) })).toEqual(inMinutes(15));
    expect(held(later, { openSince: inMinutes(-5) })).toEqual(inMinutes(15));
    expect(held(later, { minutes: 90, openSince: inMinutes(60) })).toEqual(inMinutes(120));
    const old = { ...later, touchedAt: inMinutes(-48 * 60) };
    expect(held(old, { openSince: inMinutes(-5) })).toBeNull();
  });

  it('ends sooner if the shop cancels what nobody accepts', () => {
    expect(held({}, { acceptMinutes: 10 })).toEqual(inMinutes(10));
    expect(held({}, { acceptMinutes: 20 })).toEqual(inMinutes(15));
    const soon = { startsAt: inMinutes(8) };
    expect(held(soon, { acceptMinutes: 10, openSince: now })).toEqual(inMinutes(15));
  });
});
