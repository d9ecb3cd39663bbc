import { expect, it } from 'vitest';
import { orderSearchTokens } from '../../server/orders/order-search-tokens';
import { kolkataTime } from '../../shared/domain/platform/kolkata-time';
import { fillInBulk } from './bulk-orders';
import { forAllTests } from './for-tests';
import { openTestShop } from './test-shop';

const ORDERS = 400;

const shop = await forAllTests(openTestShop());
for (const name of ['A', 'B', 'C']) await shop.addProduct({ name, price: 100 });
const { db } = shop.shop.database;
const amounts = { orders: ORDERS, now: shop.platform.clock() };
await db.connection().execute((connection) => fillInBulk(connection, amounts));

it('bulk orders have the rows that the shop would have written', async () => {
  const { db } = shop.shop.database;
  const orders = await db.selectFrom('orders').selectAll().execute();
  const words = await db.selectFrom('order_words').selectAll().execute();
  const figures = await db.selectFrom('daily_figures').selectAll().execute();
  const hours = await db.selectFrom('hourly_figures').selectAll().execute();
  expect(new Set(orders.map(({ id }) => id)).size).toBe(ORDERS);
  expect(words.map(({ word, order_id }) => `${order_id} ${word}`).sort()).toEqual(
    orders
      .flatMap(({ id, customer_name, customer_phone }) =>
        orderSearchTokens(id, customer_name, customer_phone).map((word) => `${id} ${word}`),
      )
      .sort(),
  );
  const counted = new Map<string, number>();
  for (const { created_at, business_date, status, payment_status } of orders) {
    const { date, minutes } = kolkataTime(new Date(created_at));
    expect(business_date).toBe(date);
    for (const key of [
      [date, status, payment_status].join(),
      [date, Math.floor(minutes / 60)].join(),
    ]) {
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
  }
  expect(
    new Map([
      ...figures.map(({ business_date, status, payment_status, orders: of }): [string, number] => [
        [business_date, status, payment_status].join(),
        of,
      ]),
      ...hours.map(({ business_date, hour, orders: of }): [string, number] => [
        [business_date, hour].join(),
        of,
      ]),
    ]),
  ).toEqual(counted);
});

it('staff find the bulk orders', async () => {
  const { items, total } = await shop.asAdmin('GET', '/api/orders?q=asha');
  expect(total).toBe(Math.ceil(ORDERS / 13));
  expect(items[0]).toMatchObject({ customerName: expect.stringContaining('Asha') });
  const { totalOrders } = await shop.asAdmin('GET', '/api/admin/dashboard/stats');
  expect(totalOrders).toBe(ORDERS);
});
