import { expect, test } from 'vitest';
import { withoutGatewayWords } from './without-gateway-words';

test('the owner reads in one sentence what a month without a gateway was like', () => {
  const month = { orders: 240, paidAfterMinutes: 14, claims: 35, cancelledUnpaid: 12 };
  expect(withoutGatewayWords(month)).toBe(
    'Your last 30 days without one: half of the payments were marked paid 14 minutes or more after the order, 35 of 240 orders had an “I have paid” to check, and 12 were cancelled unpaid.',
  );
  expect(withoutGatewayWords({ ...month, paidAfterMinutes: null })).toContain('one: 35 of 240');
});
