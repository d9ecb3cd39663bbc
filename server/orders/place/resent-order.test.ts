import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { guestOf, orderFor } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { removeExpiredKeys } from './idempotency-store';

let waffle: Product;
let phones = 0;
const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open' });
  waffle = await shop.addProduct({ stockCount: 500 });
});

/** A phone with one order to send. Its clock may be wrong by any number of hours, and may be changed. */
function phoneWithOrder() {
  phones += 1;
  const body = orderFor(waffle, 1, { guest: guestOf(phones) });
  const from = `10.0.${phones >> 8}.${phones & 255}`;
  let firstSentAt: string | undefined;
  return async (hoursAhead: number) => {
    const isResent = firstSentAt !== undefined;
    const clock = shop.platform.clock().getTime() + hoursAhead * 3_600_000;
    firstSentAt ??= new Date(clock).toISOString();
    const headers = {
      'X-Forwarded-For': from,
      'Idempotency-Key': `of phone ${phones}`,
      'Idempotency-Key-First-Sent': firstSentAt,
      ...(isResent && { 'Idempotency-Key-Resent': 'true' }),
    };
    const { status, body: answer } = await shop.request('POST', '/api/orders', { body, headers });
    return { status, code: answer.code, id: answer.id };
  };
}

const passHours = (hours: number) => shop.platform.passSeconds(hours * 3600);

test('a key from a clock that is ahead is stored for a day after that time', async () => {
  const send = phoneWithOrder();
  const { status, id } = await send(20);
  expect(status).toBe(201);
  passHours(30);
  await removeExpiredKeys(shop.shop.database.db, shop.platform.clock());
  expect(await send(0)).toEqual({ status: 200, code: undefined, id });
});

test('a key from a clock that is years ahead is deleted after eight days', async () => {
  const send = phoneWithOrder();
  const { id } = await send(90_000);
  passHours(8 * 24 - 1);
  await removeExpiredKeys(shop.shop.database.db, shop.platform.clock());
  expect(await send(0)).toEqual({ status: 200, code: undefined, id });
  passHours(1);
  await removeExpiredKeys(shop.shop.database.db, shop.platform.clock());
  const { db } = shop.shop.database;
  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
});

test('a resent order whose key may have expired is refused and changes nothing', async () => {
  const send = phoneWithOrder();
  expect((await send(0)).status).toBe(201);
  passHours(24);
  const before = await shop.everything();
  // The phone's clock has been set back meanwhile.
  expect(await send(-20)).toMatchObject({ status: 409, code: 'idempotency_key_expired' });
  expect(await shop.everything()).toBe(before);
});

test('a resent order that is still stored is returned at any claimed age of its key', async () => {
  const send = phoneWithOrder();
  const { id } = await send(-200);
  passHours(23.9);
  expect(await send(-200)).toEqual({ status: 200, code: undefined, id });
});

test('a phone with a wrong date can order', async () => {
  for (const hours of [-9000, -25, 25, 9000]) {
    expect((await phoneWithOrder()(hours)).status).toBe(201);
  }
});

test('an order is placed once at any time of a resend and any setting of the clock', async () => {
  const hours = fc.integer({ min: -60, max: 60 });
  const pause = fc.constantFrom(0, 1, 6, 20, 22.9, 23, 24, 26, 48);
  await fc.assert(
    fc.asyncProperty(
      hours,
      fc.array(fc.tuple(pause, hours), { minLength: 1, maxLength: 5 }),
      async (atFirst, again) => {
        const send = phoneWithOrder();
        const answers = [await send(atFirst)];
        for (const [pauseHours, hoursAhead] of again) {
          passHours(pauseHours);
          await removeExpiredKeys(shop.shop.database.db, shop.platform.clock());
          answers.push(await send(hoursAhead));
        }
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      },
    ),
    { numRuns: 40 },
  );
});
