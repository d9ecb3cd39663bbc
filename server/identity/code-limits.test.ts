import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOON } from '../../tests/support/test-platform';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';
import { CODES_A_DAY, codeLimits } from './code-limits';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

test('concurrent requests for one number send one code', async () => {
  let now = Date.parse(NOON);
  // Each request comes a millisecond after the one before.
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

test('concurrent requests from one network do not exceed its daily limit', async () => {
  const client_address = '203.0.113.8';
  const sent_at = shop.platform.clock().toISOString();
  const left = 2;
  const sent = Array.from({ length: CODES_A_DAY.perNetwork - left }, (_, index) => ({
    phone_number: `+91${7_100_000_000 + index}`,
    sent_at,
    client_address,
  }));
  await shop.shop.database.db.insertInto('sent_codes').values(sent).execute();
  const limits = codeLimits(shop.shop.database.db, shop.platform.clock);
  const asked = Array.from({ length: 10 }, (_, index) =>
    limits.claim(`+91980000002${index}`, client_address),
  );
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(left);
});
