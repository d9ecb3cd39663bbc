import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  missingOf,
  notTakenBack,
  PAID_BY,
  receivedWords,
  refundedUnits,
  statusAtNewTotal,
  statusOfPayments,
  sumPayments,
  unconfirmedOf,
} from './order-payments';
import { PAYMENT_STATUSES, type PaymentStatus } from './payment';

const payment = (amount: number) => ({ kind: 'payment' as const, method: 'bank' as const, amount });
const refund = (amount: number, isOfDishes = false) => ({
  kind: 'refund' as const,
  method: 'upi' as const,
  amount,
  isOfDishes,
});

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
    [
      'a part, refunded in part, and the rest',
      'pending',
      [payment(4000), refund(-2000), payment(6000)],
      'pending',
    ],
    [
      'a part, a dish refunded of it, and the rest',
      'pending',
      [payment(4000), refund(-2000, true), payment(6000)],
      'paid',
    ],
  ])('%s', (_, before, entries, after) => {
    const sums = sumPayments(entries);
    expect(statusOfPayments(before, 10_000, sums, sums)).toBe(after);
  });

  it('that are added up never have more refunded or confirmed than received and paid', () => {
    const amount = fc.integer({ min: 1, max: 20_000 });
    const entry = fc.record({ method: fc.constantFrom(...PAID_BY), amount });
    const status = fc.constantFrom(...PAYMENT_STATUSES);
    fc.assert(
      fc.property(fc.array(entry), status, (paid, before) => {
        const sums = sumPayments(paid.map((each) => ({ ...each, kind: 'payment' as const })));
        expect(sums.confirmed).toBeLessThanOrEqual(sums.paid);
        const after = statusOfPayments(before, 10_000, sums, sums);
        expect(after === 'paid').toBe(sums.paid >= 10_000);
        // Nothing more has happened, so nothing more changes.
        expect(statusOfPayments(after, 10_000, sums, sums)).toBe(after);
      }),
    );
  });
});

it('an order becomes paid only when the shop has its total, and stays so until all is refunded', () => {
  const total = 10_000;
  const amount = fc.constantFrom(2000, 4000, 6000, 10_000, 12_000);
  const entry = fc.record({ isRefund: fc.boolean(), amount });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
      const rows: ReturnType<typeof payment | typeof refund>[] = [];
      let status: PaymentStatus = 'pending';
      let isSettled = false;
      for (const { isRefund, amount } of entries) {
        const before = sumPayments(rows);
        const wasPaid = status === 'paid';
        const most = isRefund ? Math.min(amount, before.received) : amount;
        rows.push(isRefund ? refund(-most) : payment(most));
        const after = sumPayments(rows);
        status = statusOfPayments(status, total, after, before);
        isSettled = after.received >= total || (isSettled && after.received > 0);
        const open = after.paid > 0 && after.received === 0 ? 'refunded' : 'pending';
        expect(status).toBe(isSettled ? 'paid' : open);
        const missing = missingOf(status, total, after);
        if (status === 'pending') expect(missing).toBe(total - after.received);
        if (status === 'paid') expect(missing).toBe(0);
        // Undoing a refund of a paid order leaves it paid.
        if (wasPaid && isRefund) {
          expect(statusOfPayments(status, total, before, after)).toBe('paid');
        }
      }
    }),
  );
});

it('rows that were taken back do not stand, and neither do the rows that take them back', () => {
  const rows = [
    { id: 'a', corrects: null },
    { id: 'b', corrects: 'a' },
    { id: 'c', corrects: null },
  ];
  expect(notTakenBack(rows).map(({ id }) => id)).toEqual(['c']);
});

it('what came and what is owed make the total, also after the refund of a dish', () => {
  const words = receivedWords({ received: 17_600, owed: 4_600, total: 26_200 });
  expect(words).toBe('₹216.00 of ₹262.00 received');
  const tooMuch = { received: 30_000, owed: 0, total: 26_200 };
  expect(receivedWords(tooMuch)).toBe('₹300.00 of ₹262.00 received');
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

it.each<[string, PaymentStatus, ReturnType<typeof payment | typeof refund>[], number]>([
  ['nothing came', 'pending', [], 10_000],
  ['a credit came twice', 'paid', [payment(10_000), payment(10_000)], -10_000],
  ['the money was returned, and is owed again', 'pending', [payment(10_000), refund(-4000)], 4000],
  ['it was paid again', 'paid', [payment(10_000), refund(-4000), payment(4000)], 0],
  ['a dish was refunded', 'paid', [payment(10_000), refund(-4000, true)], 0],
  ['a part was returned as a favour', 'paid', [payment(10_000), refund(-1000)], 0],
])('what of ₹100.00 credits may still pay: %s', (_, status, entries, unconfirmed) => {
  expect(unconfirmedOf(status, 10_000, sumPayments(entries))).toBe(unconfirmed);
});

describe('an order whose total was changed', () => {
  it.each<[string, PaymentStatus, number, ReturnType<typeof payment | typeof refund>[], string]>([
    ['costs less than was paid', 'paid', 6000, [payment(10_000)], 'paid'],
    ['costs more than was paid', 'paid', 14_000, [payment(10_000)], 'pending'],
    ['costs again what was refunded', 'paid', 14_000, [payment(14_000), refund(-4000)], 'pending'],
    [
      'costs less after a part was refunded',
      'paid',
      9000,
      [payment(10_000), refund(-2000)],
      'paid',
    ],
    ['costs more after all was refunded', 'refunded', 14_000, [payment(1), refund(-1)], 'pending'],
    ['costs less, and is still not paid', 'failed', 9000, [payment(1), refund(-1)], 'failed'],
    ['costs no more than was paid in part', 'pending', 4000, [payment(4000)], 'paid'],
  ])('%s', (_, current, total, entries, after) => {
    const totals = { before: 10_000, total };
    expect(statusAtNewTotal(current, totals, sumPayments(entries))).toBe(after);
  });
});
