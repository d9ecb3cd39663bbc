import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAID_BY, refundedUnits, standing, statusOfPayments, sumPayments } from './order-payments';
import { PAYMENT_STATUSES, type PaymentStatus } from './payment';

const payment = (amount: number) => ({ kind: 'payment' as const, method: 'bank' as const, amount });
const refund = (amount: number) => ({ kind: 'refund' as const, method: 'upi' as const, amount });

describe('the payments of an order over ₹100.00', () => {
  it.each<[string, PaymentStatus, ReturnType<typeof payment | typeof refund>[], PaymentStatus]>([
    ['nothing', 'failed', [], 'failed'],
    [
      'nothing, after a payment was taken back',
      'paid',
      [payment(10_000), payment(-10_000)],
      'pending',
    ],
    ['a part', 'pending', [payment(4000)], 'pending'],
    ['all in two parts', 'failed', [payment(4000), payment(6000)], 'paid'],
    ['too much', 'pending', [payment(11_000)], 'paid'],
    ['all, and a part refunded', 'paid', [payment(10_000), refund(-4000)], 'paid'],
    ['all, and all refunded', 'paid', [payment(10_000), refund(-10_000)], 'refunded'],
    ['nothing, but staff say refunded', 'refunded', [], 'refunded'],
  ])('%s', (_, before, entries, after) => {
    expect(statusOfPayments(before, 10_000, sumPayments(entries))).toBe(after);
  });

  it('that are added up never have more refunded or confirmed than received and paid', () => {
    const amount = fc.integer({ min: 1, max: 20_000 });
    const entry = fc.record({ method: fc.constantFrom(...PAID_BY), amount });
    const status = fc.constantFrom(...PAYMENT_STATUSES);
    fc.assert(
      fc.property(fc.array(entry), status, (paid, before) => {
        const sums = sumPayments(paid.map((each) => ({ ...each, kind: 'payment' as const })));
        expect(sums.confirmed).toBeLessThanOrEqual(sums.paid);
        const after = statusOfPayments(before, 10_000, sums);
        expect(after === 'paid').toBe(sums.paid >= 10_000);
        // Nothing more has happened, so nothing more changes.
        expect(statusOfPayments(after, 10_000, sums)).toBe(after);
      }),
    );
  });
});

it('rows that were taken back do not stand, and neither do the rows that take them back', () => {
  const rows = [
    { id: 'a', corrects: null },
    { id: 'b', corrects: 'a' },
    { id: 'c', corrects: null },
  ];
  expect(standing(rows).map(({ id }) => id)).toEqual(['c']);
});

it('refunded units of a line add up', () => {
  const lines = [
    { line: 1, quantity: 2 },
    { line: 2, quantity: 1 },
    { line: 1, quantity: 1 },
  ];
  expect([...refundedUnits(lines)]).toEqual([
    [1, 3],
    [2, 1],
  ]);
});
