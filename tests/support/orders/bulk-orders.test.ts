import { expect, it } from 'vitest';
import { orderSearchTokens } from '../../../server/orders/order-search-tokens';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { wrongFigures } from '../../simulations/chaos/check-figures';
import { readLedger } from '../../simulations/chaos/ledger';
import { forAllTests } from '../platform/for-tests';
import { openTestShop } from '../platform/test-shop';
import { fillInBulk } from './bulk-orders';

const ORDERS = 400;

const shop = await forAllTests(openTestShop());
for (const name of ['A', 'B', 'C']) await shop.addProduct({ name, price: 100 });
const { db } = shop.shop.database;
const amounts = { orders: ORDERS, now: shop.platform.clock() };
await db.connection().execute((connection) => fillInBulk(connection, amounts));

it('bulk orders have the rows that the shop would have written', async () => {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const words = await db.selectFrom('order_words').selectAll().execute();
  expect(new Set(orders.map(({ id }) => id)).size).toBe(ORDERS);
  expect(words.map(({ word, order_id }) => `${order_id} ${word}`).sort()).toEqual(
    orders
      .flatMap(({ id, customer_name, customer_phone }) =>
        orderSearchTokens(id, customer_name, customer_phone).map((word) => `${id} ${word}`),
      )
      .sort(),
  );
  for (const { created_at, business_date } of orders) {
    expect(business_date).toBe(kolkataTime(new Date(created_at)).date);
  }
  expect(wrongFigures(await readLedger(db))).toEqual([]);
});

it('staff find the bulk orders', async () => {
  const { items, total } = await shop.asAdmin('GET', '/api/orders?q=asha');
  expect(total).toBe(Math.ceil(ORDERS / 13));
  expect(items[0]).toMatchObject({ customerName: expect.stringContaining('Asha') });
  const { totalOrders } = await shop.asAdmin('GET', '/api/admin/dashboard/stats');
  expect(totalOrders).toBe(ORDERS);
});
