import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ORDER_STATUSES } from '../../shared/domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../shared/domain/orders/payment';
import { forEachTest } from '../../tests/support/for-tests';
import { guestOf, orderOf, placed } from '../../tests/support/test-orders';
import { openTestShop } from '../../tests/support/test-shop';
import type { HourlyFiguresTable } from '../platform/db/schema';

const shop = await forEachTest(openTestShop());

/** The stored figures, and the same figures counted from the orders. */
async function figures() {
  const { db } = shop.shop.database;
  const kept = await sql`select business_date, status, payment_status, orders,
    total_paise as total from daily_figures where orders <> 0 order by 1, 2, 3`.execute(db);
  const counted = await sql`select business_date, status, payment_status, count(*) as orders,
    sum(total_paise) as total from orders group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  const hours = await db.selectFrom('hourly_figures').selectAll().execute();
  const placed = await db.selectFrom('orders').select('created_at').execute();
  const keptSales = await sql`select product_id, orders, revenue_paise from product_figures
    where orders <> 0 order by 1`.execute(db);
  const countedSales = await sql`select product_id, count(distinct order_id) as orders,
    sum(final_price_paise * quantity) as revenue_paise from order_items i
    join orders o on o.id = i.order_id where o.status <> 'cancelled' group by 1 order by 1`.execute(
    db,
  );
  return {
    kept: [kept.rows, keptSales.rows, tally(hours)],
    counted: [counted.rows, countedSales.rows, tally(placed.map(hourOf))],
  };
}

/** Day and hour in Sikkim, five and a half hours ahead of UTC. */
function hourOf({ created_at }: { created_at: string }) {
  const there = new Date(Date.parse(created_at) + 5.5 * 3_600_000).toISOString();
  return { business_date: there.slice(0, 10), hour: Number(there.slice(11, 13)), orders: 1 };
}

function tally(rows: readonly HourlyFiguresTable[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { business_date, hour, orders } of rows) {
    const name = `${business_date} ${String(hour).padStart(2, '0')}`;
    sums.set(name, (sums.get(name) ?? 0) + orders);
  }
  return [...sums].sort();
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), products: fc.constantFrom([0], [1], [0, 1]) }),
  fc.record({
    kind: fc.constant('status' as const),
    order: fc.nat(9),
    status: fc.constantFrom(...ORDER_STATUSES),
  }),
  fc.record({
    kind: fc.constant('payment' as const),
    order: fc.nat(9),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

it('the stored figures equal a full count, whatever happens to the orders', async () => {
  await shop.changeSettings({ openingMode: 'open' });
  const menu = [await shop.addProduct({ stockCount: 500 }), await shop.addProduct({ price: 35.5 })];
  const ids: string[] = [];
  let guests = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const taken of steps) {
        const id = 'order' in taken ? ids[ids.length - 1 - (taken.order % ids.length)] : undefined;
        if (taken.kind === 'wait') shop.platform.passSeconds(taken.hours * 3600);
        if (taken.kind === 'place') {
          const products = taken.products.flatMap((index) => menu[index] ?? []);
          const answer = await shop.request('POST', '/api/orders', {
            body: orderOf(products, { guest: guestOf(guests++) }),
          });
          if (answer.status === 201) ids.push(answer.body.id);
        }
        const { token } = await shop.signInAdmin();
        if (taken.kind === 'status' && id) {
          await shop.request('PUT', `/api/orders/${id}/status`, { token, body: taken });
        }
        if (taken.kind === 'payment' && id) {
          await shop.request('PUT', `/api/orders/${id}/payment-status`, { token, body: taken });
        }
      }
      const { kept, counted } = await figures();
      expect(kept).toEqual(counted);
    }),
    { numRuns: 12 },
  );
  expect(ids.length).toBeGreaterThan(3);
});

it('the figures are correct after many concurrent orders and changes', async () => {
  const tea = await shop.addProduct({ stockCount: 100 });
  const orders = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      placed(shop, orderOf([tea], { guest: guestOf(index) })),
    ),
  );
  await Promise.all(
    orders.flatMap(({ id }, index) => [
      shop.asAdmin('PUT', `/api/orders/${id}/status`, {
        status: index % 2 ? 'cancelled' : 'preparing',
      }),
      shop.asAdmin('PUT', `/api/orders/${id}/payment-status`, { paymentStatus: 'paid' }),
    ]),
  );
  const { kept, counted } = await figures();
  expect(kept).toEqual(counted);
});
