import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepExpired } from './sweep-expired';
import { orderFor, sendOrder } from './testing/test-orders';
import { openTestShop, type TestShop } from './testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('deletes log entries after 7 days and order keys after one, and no order', async () => {
  const asha = await shop.signInCustomer();
  const tea = await shop.addProduct();
  await sendOrder(shop, orderFor(tea, 1), { customer: asha, key: 'k' });
  const entry = {
    level: 'info',
    category: 'page',
    message: 'x',
    timestamp: '2026-04-15T06:30:00Z',
  };
  await shop.succeed('POST', '/api/logs', { token: asha.token, body: { entries: [entry] } });

  const { db } = shop.shop.database;
  const left = async () => {
    await sweepExpired(db, shop.world.clock());
    const tables = ['idempotency_keys', 'logs', 'orders'] as const;
    return Promise.all(
      tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
    );
  };
  expect(await left()).toEqual([1, 1, 1]);
  shop.world.passSeconds(86_400);
  expect(await left()).toEqual([0, 1, 1]);
  shop.world.passSeconds(6 * 86_400);
  expect(await left()).toEqual([0, 0, 1]);
});
