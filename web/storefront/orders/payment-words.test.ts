import { expect, test } from 'vitest';
import {
  debtWords,
  excessSentence,
  holdSentence,
  payLaterWords,
  paymentHeading,
  paymentSentence,
  refundSentence,
  refundWords,
  showsPayment,
  startSentence,
  unpaidSentence,
} from './payment-words';

const unpaid = {
  status: 'placed',
  totalAmount: 19_000,
  owedAmount: 19_000,
  paymentClaimedAt: null,
  slotAt: null,
  heldUntil: null,
} as const;
const claimed = {
  ...unpaid,
  paymentClaimedAt: '2026-11-22T09:00:00.000Z',
  paymentClaim: { amount: 19_000, rest: 0 },
};
const open = { isClosed: false };
const closed = { isClosed: true };

test('an unpaid order says what to pay; its status says when the kitchen starts', () => {
  expect(paymentHeading(unpaid)).toBe('Pay ₹190.00 now');
  expect(paymentSentence(unpaid, open)).toBeUndefined();
  const later = { ...unpaid, slotAt: '2026-11-23T07:45:00.000Z' };
  expect(paymentSentence(later, closed)).toBeUndefined();
});

test('an order that the kitchen has begun can still be paid', () => {
  expect(paymentSentence({ ...unpaid, status: 'preparing' }, open)).toBe('You can still pay here.');
  expect(paymentSentence({ ...unpaid, status: 'delivered' }, open)).toBe('You can still pay here.');
});

test('only an order that nobody has begun is said to be kept while its payment is checked', () => {
  expect(paymentSentence(claimed, open)).toBe('We keep your order until we have checked.');
  const begun = { ...claimed, status: 'preparing' } as const;
  expect(paymentSentence(begun, open)).toBeUndefined();
  expect(paymentSentence({ ...begun, usualCheckMinutes: 4 }, open)).toBe(
    'This usually takes 4 minutes.',
  );
  expect(paymentSentence({ ...claimed, status: 'delivered' }, open)).toBeUndefined();
});

test('other pages say what is to be paid now, and until when only if the order lapses', () => {
  const now = new Date('2026-11-22T07:00:00.000Z');
  const order = {
    ...unpaid,
    totalAmount: 12_800,
    owedAmount: 12_800,
    paymentStatus: 'pending',
    paymentMethod: 'upi',
  } as const;
  expect(debtWords(order, now)).toBe('Pay ₹128.00');
  const held = { ...order, heldUntil: '2026-11-22T07:33:00.000Z' };
  expect(debtWords(held, now)).toBe('Pay ₹128.00 · held until 1:03 pm');
  expect(debtWords({ ...held, status: 'cancelled' }, now)).toBeUndefined();
  expect(debtWords({ ...held, paymentClaimedAt: claimed.paymentClaimedAt }, now)).toBeUndefined();
  expect(debtWords({ ...held, paymentStatus: 'paid' }, now)).toBeUndefined();
  expect(debtWords({ ...held, payLater: 'counter' }, now)).toBeUndefined();
});

test('an order that is paid in part asks for the rest', () => {
  expect(paymentHeading({ ...unpaid, receivedAmount: 10_000, owedAmount: 9000 })).toBe(
    'Pay ₹90.00 more',
  );
});

test('an order that is paid later says what to pay where', () => {
  expect(payLaterWords(unpaid, 'counter').heading).toBe('Pay ₹190.00 at the counter');
  const rest = { ...unpaid, receivedAmount: 10_000, owedAmount: 9000 };
  expect(payLaterWords(rest, 'cash-on-delivery').heading).toBe('Pay ₹90.00 in cash to the rider');
});

test.each([
  ['counter', 'If you have paid at the counter, this page will change to Paid soon.'],
  [
    'cash-on-delivery',
    'If you have paid our rider, this page will change to Paid when they are back.',
  ],
] as const)(
  'an order to pay later (%s) that is handed over asks nobody to wait for it',
  (how, sentence) => {
    expect(payLaterWords({ ...unpaid, status: 'delivered' }, how)).toEqual({
      heading: '₹190.00 left to pay',
      sentence,
    });
  },
);

test('a part of a reported payment has come: the page says what is left', () => {
  const claim = { owedAmount: 9000, paymentClaim: { amount: 9000, rest: 0 } };
  const part = { ...claimed, ...claim, receivedAmount: 10_000, usualCheckMinutes: 3 };
  expect(paymentHeading(part)).toBe('₹90.00 left to pay');
  expect(paymentSentence(part, open)).toBe('If you have paid the rest, we are checking it.');
});

test('an order that grew after its customer paid asks for the rest, and says what is checked', () => {
  const grown = { ...claimed, owedAmount: 30_000, paymentClaim: { amount: 19_000, rest: 11_000 } };
  expect(paymentHeading(grown)).toBe('Pay ₹110.00 more');
  expect(paymentSentence(grown, open)).toBe('We are checking the ₹190.00 that you paid.');
  const order = { ...grown, paymentStatus: 'pending', paymentMethod: 'upi' } as const;
  expect(debtWords(order, undefined)).toBe('Pay ₹110.00');
});

test('a reported payment is being checked, for as long as it usually takes', () => {
  expect(paymentHeading(claimed)).toBe('Checking your payment');
  expect(paymentSentence(claimed, open)).toBe('We keep your order until we have checked.');
  expect(paymentSentence({ ...claimed, usualCheckMinutes: 3 }, open)).toBe(
    'This usually takes 3 minutes. We keep your order until then.',
  );
  const later = { ...claimed, slotAt: '2026-11-23T07:45:00.000Z', usualCheckMinutes: 3 };
  expect(paymentSentence(later, closed)).toBe('We check it once we open.');
});

test('an unpaid order says until when it is held, and how long that is by the server’s clock', () => {
  const until = '2026-11-22T09:25:00.000Z';
  const at = (time: string) => holdSentence(until, new Date(`2026-11-22T${time}Z`));
  expect(at('09:12:30.000')).toBe('We’ll hold this for you until 2:55 pm (12 min left).');
  expect(at('09:25:00.000')).toBe('We’ll hold this for you until 2:55 pm.');
  expect(holdSentence('2999-01-01T05:00:00.000Z', undefined)).toBe(
    'We’ll hold this for you until 1 Jan, 10:30 am.',
  );
});

test('the checkout says when the kitchen starts', () => {
  expect(startSentence(false, false)).toBe('We start at once.');
  expect(startSentence(false, true)).toBe('We’ll make it for the time you chose.');
  expect(startSentence(true, false)).toBe('We start once it is paid.');
  expect(startSentence(true, true)).toBe('We start once it is paid.');
});

test('an unpaid order for later says when it is cancelled while nobody can look for its money', () => {
  const later = { ...unpaid, slotAt: '2026-11-23T07:45:00.000Z' };
  const closed = { minutes: 15, isClosed: true };
  expect(unpaidSentence(later, closed)).toBe(
    'Please pay before we open. Unpaid orders are cancelled after that.',
  );
  expect(unpaidSentence({ ...later, heldUntil: later.slotAt }, closed)).toBeUndefined();
  expect(unpaidSentence(later, { minutes: 15, isClosed: false })).toBeUndefined();
  expect(unpaidSentence(later, { minutes: null, isClosed: true })).toBeUndefined();
  expect(unpaidSentence({ ...later, ...claimed }, closed)).toBeUndefined();
});

test('the way to pay is shown for a pending order that can be paid by UPI or online', () => {
  const order = { ...unpaid, paymentStatus: 'pending', paymentMethod: 'upi' } as const;
  expect(showsPayment({ ...order, upiPaymentUrl: null }, false)).toBe(false);
  expect(showsPayment({ ...order, upiPaymentUrl: null }, true)).toBe(true);
  const later = { ...order, upiPaymentUrl: null, payLater: 'counter' } as const;
  expect(showsPayment(later, false)).toBe(true);
  expect(showsPayment({ ...order, upiPaymentUrl: 'upi://pay' }, false)).toBe(true);
  const cancelled = { ...order, status: 'cancelled', upiPaymentUrl: 'upi://pay' } as const;
  expect(showsPayment(cancelled, true)).toBe(false);
});

test('a refund through the gateway is on its way until it is done', () => {
  const times = ['2026-11-23T06:00:00Z', '2026-11-23T07:00:00Z', '2026-11-23T08:00:00Z'] as const;
  const refund = (amount: number, state: 'pending' | 'done', at: string) => ({ amount, state, at });
  const done = refund(7, 'done', times[2]);
  const order = {
    gatewayRefunds: [refund(100, 'pending', times[0]), refund(48.5, 'pending', times[1]), done],
  };
  expect(refundSentence(order)).toContain('₹148.50 is on its way back');
  expect(refundSentence({ gatewayRefunds: [done] })).toBeUndefined();
  expect(times.map((at) => refundWords({ at, amount: 5 }, order))).toEqual([
    '₹5.00 being refunded',
    '₹5.00 being refunded',
    '₹5.00 refunded',
  ]);
  expect(refundWords({ at: times[0], amount: 5 }, {})).toBe('₹5.00 refunded');
});

test('an order that was paid and costs less now says what comes back', () => {
  const paid = { status: 'preparing', totalAmount: 4000, receivedAmount: 8000 } as const;
  expect(excessSentence(paid)).toBe(
    'You paid ₹40.00 more than your order costs. We will return it.',
  );
  expect(excessSentence({ ...paid, totalAmount: 8000 })).toBeUndefined();
  expect(excessSentence({ ...paid, status: 'cancelled' })).toBeUndefined();
});
