import { expect, test } from 'vitest';
import { paymentHeading, paymentSentence, unpaidSentence } from './payment-words';

const unpaid = { status: 'placed', totalAmount: 19_000, paymentClaimedAt: null } as const;
const claimed = { ...unpaid, paymentClaimedAt: '2026-11-22T09:00:00.000Z' };
const atOnce = { startsWhenPaid: false, isClosed: false };
const whenPaid = { startsWhenPaid: true, isClosed: false };

test('an unpaid order says what to pay, and when the kitchen starts', () => {
  expect(paymentHeading(unpaid)).toBe('Pay ₹190.00 now');
  expect(paymentSentence(unpaid, atOnce)).toBe('We start at once.');
  expect(paymentSentence(unpaid, whenPaid)).toBe('We start once it is paid.');
  const later = { ...unpaid, slotAt: '2026-11-23T07:45:00.000Z' };
  expect(paymentSentence(later, atOnce)).toBe('We make it for the time that you chose.');
  expect(paymentSentence({ ...unpaid, status: 'preparing' }, whenPaid)).toBeUndefined();
});

test('a reported payment is being checked, for as long as it usually takes', () => {
  expect(paymentHeading(claimed)).toBe('Checking your payment');
  expect(paymentSentence(claimed, whenPaid)).toBeUndefined();
  expect(paymentSentence({ ...claimed, usualCheckMinutes: 3 }, whenPaid)).toBe(
    'Usually 3 minutes.',
  );
  const later = { ...claimed, slotAt: '2026-11-23T07:45:00.000Z', usualCheckMinutes: 3 };
  const closed = { ...atOnce, isClosed: true };
  expect(paymentSentence(later, closed)).toBe('We check it once we open.');
});

test('an order that is not paid says when it is cancelled, not before staff could look', () => {
  const later = { ...unpaid, slotAt: '2026-11-23T07:45:00.000Z' };
  const after15 = 'Unpaid orders are cancelled after 15 min.';
  expect(unpaidSentence(unpaid, { minutes: 15, isClosed: false })).toBe(after15);
  expect(unpaidSentence(later, { minutes: 15, isClosed: false })).toBe(after15);
  expect(unpaidSentence(later, { minutes: 15, isClosed: true })).toBe(
    'Unpaid orders are cancelled after we open.',
  );
  expect(unpaidSentence(unpaid, { minutes: null, isClosed: false })).toBeUndefined();
  expect(unpaidSentence(claimed, { minutes: 15, isClosed: false })).toBeUndefined();
});
