import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { NOON } from '../testing/test-world';
import { codeLimits } from './code-limits';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

test('of many who ask for one number at once, one gets a code', async () => {
  let now = Date.parse(NOON);
  // Each asks a millisecond later than the one before, as clocks have it.
  const limits = codeLimits(shop.shop.database.db, () => {
    now += 1;
    return new Date(now);
  });
  const asked = Array.from({ length: 8 }, () => limits.claim('+919800000010', '203.0.113.7'));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('too_many_requests');
  }
});
