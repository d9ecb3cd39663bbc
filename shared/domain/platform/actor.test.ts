import { expect, test } from 'vitest';
import { actorWords } from './actor';

test('says who acted without an account of staff', () => {
  expect(actorWords('customer')).toBe('The customer');
  expect(actorWords('system', null)).toBe('The shop');
  expect(actorWords('Razorpay', null)).toBe('Razorpay');
});

test('leaves the name of staff as it is, even if it reads like a code', () => {
  expect(actorWords('customer', 'admin-1')).toBe('customer');
});
