import fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimOf, isAllClaimed, toPayNow, usualPayment } from './payment-claim';

it('a claim is of no more than the order owes, whatever has arrived since', () => {
  const paise = fc.integer({ min: 0, max: 50_000 });
  fc.assert(
    fc.property(paise, fc.option(paise), paise, (owed, claimed, transferred) => {
      const { amount, rest } = claimOf(owed, claimed, transferred);
      expect(amount + rest).toBe(owed);
      expect(Math.min(amount, rest)).toBeGreaterThanOrEqual(0);
      if (claimed !== null) expect(amount).toBeLessThanOrEqual(Math.max(0, claimed - transferred));
    }),
  );
});

it('₹200.00 were claimed, and the order has grown to ₹300.00', () => {
  expect(claimOf(30_000, 20_000, 0)).toEqual({ amount: 20_000, rest: 10_000 });
  expect(claimOf(10_000, 20_000, 20_000)).toEqual({ amount: 0, rest: 10_000 });
});

it('the customer is asked for what they have not claimed, and staff take that in cash', () => {
  const order = { owedAmount: 30_000, paymentClaim: { amount: 20_000, rest: 10_000 } };
  expect([toPayNow(order), isAllClaimed(order)]).toEqual([10_000, false]);
  expect([usualPayment(order, 'upi'), usualPayment(order, 'cash')]).toEqual([20_000, 10_000]);
});

it('one who claimed all may still pay all of it at the counter', () => {
  const order = { owedAmount: 20_000, paymentClaim: { amount: 20_000, rest: 0 } };
  expect([toPayNow(order), isAllClaimed(order)]).toEqual([20_000, true]);
  expect([usualPayment(order, 'upi'), usualPayment(order, 'card')]).toEqual([20_000, 20_000]);
});
