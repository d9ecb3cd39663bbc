import { expect, it } from 'vitest';
import { collectWords, payLaterFor } from './pay-later';

it('is offered for the way that the owner has switched on', () => {
  const counter = { payAtCounter: true, cashOnDelivery: false };
  expect(payLaterFor(counter, 'pickup')).toBe('counter');
  expect(payLaterFor(counter, 'delivery')).toBeUndefined();
  const cash = { payAtCounter: false, cashOnDelivery: true };
  expect(payLaterFor(cash, 'pickup')).toBeUndefined();
  expect(payLaterFor(cash, 'delivery')).toBe('cash-on-delivery');
});

it('is collected until it is paid', () => {
  const order = { status: 'delivered', paymentStatus: 'pending', payLater: 'counter' } as const;
  expect(collectWords(order, 19_000)).toBe('Pays at the counter ₹190.00');
  expect(collectWords({ ...order, payLater: 'cash-on-delivery' }, 9000)).toBe(
    'Cash on delivery ₹90.00',
  );
  expect(collectWords({ ...order, paymentStatus: 'failed' }, 1)).toBeDefined();
  expect(collectWords({ ...order, paymentStatus: 'paid' }, 0)).toBeUndefined();
  expect(collectWords({ ...order, status: 'cancelled' }, 1)).toBeUndefined();
  expect(collectWords({ ...order, payLater: undefined }, 1)).toBeUndefined();
});
