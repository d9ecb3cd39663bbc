import { expect, test } from 'vitest';
import { paymentHeading, paymentSentence } from './payment-words';

const unpaid = { status: 'placed', totalAmount: 19_000, paymentClaimedAt: null } as const;
const claimed = { ...unpaid, paymentClaimedAt: '2026-11-22T09:00:00.000Z' };

test('an unpaid order says what to pay, and when the kitchen starts', () => {
  expect(paymentHeading(unpaid)).toBe('Pay ₹190.00 now');
  expect(paymentSentence(unpaid, false)).toBe('We start at once.');
  expect(paymentSentence(unpaid, true)).toBe('We start once it is paid.');
  const later = { ...unpaid, slotAt: '2026-11-23T07:45:00.000Z' };
  expect(paymentSentence(later, false)).toBe('We make it for the time that you chose.');
  expect(paymentSentence({ ...unpaid, status: 'preparing' }, true)).toBeUndefined();
});

test('a reported payment is being checked, for as long as it usually takes', () => {
  expect(paymentHeading(claimed)).toBe('Checking your payment');
  expect(paymentSentence(claimed, true)).toBeUndefined();
  expect(paymentSentence({ ...claimed, usualCheckMinutes: 3 }, true)).toBe('Usually 3 minutes.');
});
