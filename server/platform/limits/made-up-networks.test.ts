import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { heapUsed } from '../../../tests/support/platform/heap-used';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { LIMIT_RULES, type LimitName } from './limit-rules';
import { openRateLimits, type RateLimits } from './rate-limits';

let limits: RateLimits;
const shop = await forAllTests(openTestShop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { database, signer, platform } = shop.shop;
  limits = openRateLimits({ db: database.db, signer, log: platform.log });
});
afterEach(() => vi.useRealTimers());

const onPostgres = process.env['TEST_ENGINE'] === 'postgres';

/** A limit that each server counts in memory on both engines. */
const take = (ip: string) => limits.take('strangers', ip);

async function takeAll(ip: string, limit: LimitName = 'strangers'): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const isTaken = await limits.take(limit, ip).then(
      () => true,
      () => false,
    );
    if (!isTaken) return taken;
  }
}

test.skipIf(onPostgres)(
  '30,000 networks leave a bounded number of counts in memory',
  async () => {
    for (let each = 0; each < 11_000; each += 1) await take(`203.0.${each}`);
    const before = await heapUsed();
    for (let each = 11_000; each < 41_000; each += 1) await take(`203.0.${each}`);
    expect((await heapUsed()) - before).toBeLessThan(5_000_000);
  },
  60_000,
);

test('up to ten thousand other networks do not end a running window', async () => {
  const { points, windowS } = LIMIT_RULES.strangers;
  expect(await takeAll('198.51.100.1')).toBe(points);
  for (let each = 0; each < 9000; each += 1) await take(`203.0.${each}`);
  expect(await takeAll('198.51.100.1')).toBe(0);
  vi.setSystemTime(Date.now() + windowS * 1000);
  expect(await takeAll('198.51.100.1')).toBe(points);
});

test('all /64s of a /48 together have four times the points of one', async () => {
  const { points } = LIMIT_RULES.strangers;
  expect(await takeAll('2001:db8:c:aa00::1')).toBe(points);
  expect(await takeAll('2001:db8:c:aa01::1')).toBe(points);
  expect(await takeAll('2001:db8:c:aa02::1')).toBe(0);
  let taken = 2 * points;
  for (let block = 0; block < 5; block += 1) {
    const own = await takeAll(`2001:db8:c:${block + 1}00::1`);
    taken += own;
  }
  expect(taken).toBe(4 * points);
  expect(await takeAll('2001:db8:d::1')).toBe(points);
});

test('a returned point counts in no network', async () => {
  const { points } = LIMIT_RULES.codes;
  const [of64] = LIMIT_RULES.codes.ipv6;
  for (const ip of ['198.51.100.2', '2001:db8:e::1']) {
    for (let each = 0; each <= points; each += 1) {
      await limits.take('codes', ip);
      await limits.giveBack('codes', ip);
    }
    expect(await takeAll(ip, 'codes')).toBe(ip.includes(':') ? of64 : points);
  }
}, 60_000);
