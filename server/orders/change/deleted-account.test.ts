import { beforeEach, expect, test } from 'vitest';
import { guestOf, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { UNPAID_ORDERS } from '../../platform/limits/limit-rules';
import { sweepExpired } from '../../scheduled-jobs';
import { cancelUnpaidOrders } from './cancel-unpaid';

const PHONE = '+919812300001';
const { lapsedWindowS } = UNPAID_ORDERS;

const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open', cancelUnpaidAfterMinutes: 15 });
});

const cancelUnpaid = () => cancelUnpaidOrders({ ...shop.platform, db: shop.shop.database.db });

test('orders that lapsed still count for an hour after their account is deleted', async () => {
  const tea = await shop.addProduct({ price: 10, stockCount: 1000 });
  const first = await shop.signInByCode(PHONE);
  const sent = { from: '198.51.100.1' };
  expect((await sendOrder(shop, orderFor(tea, 60), { ...sent, customer: first })).status).toBe(201);
  shop.platform.passSeconds(15 * 60);
  expect(await cancelUnpaid()).toBe(1);
  await shop.succeed('DELETE', '/api/users/me', { token: first.token });

  const again = await shop.signInByCode(PHONE);
  expect(again.userId).not.toBe(first.userId);
  const order = (from: string) => sendOrder(shop, orderFor(tea, 1), { from, customer: again });
  for (const from of ['198.51.100.1', '203.0.113.9']) {
    const { status, body } = await order(from);
    expect([status, body.code, body.data]).toEqual([
      409,
      'unpaid_limit',
      { of: 'customer', exceeds: 'items', allowed: 60, retryAfterSeconds: lapsedWindowS },
    ]);
  }
  // Others on the network are not refused for it, and the number is not in the order.
  const guest = orderFor(tea, 20, { guest: guestOf(1) });
  expect((await sendOrder(shop, guest, sent)).status).toBe(201);
  const rows = await shop.shop.database.db.selectFrom('orders').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(PHONE.slice(3));
  shop.platform.passSeconds(lapsedWindowS);
  expect((await order('198.51.100.1')).status).toBe(201);
  shop.platform.passSeconds(86_400);
  const { db } = shop.shop.database;
  await sweepExpired(db, shop.platform.clock());
  const keys = await db.selectFrom('orders').select('client_key').execute();
  expect(keys.every(({ client_key }) => client_key === null)).toBe(true);
});
