import { type CompiledQuery, DefaultQueryExecutor, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GUEST, orderFor, placed } from '../../tests/support/test-orders';
import { openTestShop, type SignedIn, type TestShop } from '../../tests/support/test-shop';
import { isPostgres } from '../db/is-postgres';
import { sweepExpired } from '../scheduled-jobs';
import { cancelUnpaidOrders } from './change/cancel-unpaid';
import { listOrderEvents } from './follow/order-events';

/** Tables that grow with every order. Idempotency keys do not: they are deleted after a day. */
const GROWING = [
  'orders',
  'order_items',
  'order_adjustments',
  'order_history',
  'order_words',
  'order_events',
];

const queries = new Map<string, CompiledQuery>();
let shop: TestShop;
let customer: SignedIn;

beforeAll(async () => {
  shop = await openTestShop();
  customer = await shop.signInCustomer();
  const product = await shop.addProduct({ stockCount: 100 });
  const execute = DefaultQueryExecutor.prototype.executeQuery;
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(function (
    this: DefaultQueryExecutor,
    query: CompiledQuery,
  ) {
    queries.set(query.sql, query);
    return execute.call(this, query) as never;
  });

  await doADaysWork(product).finally(() => spy.mockRestore());
});
afterAll(() => shop.close());

async function doADaysWork(product: Parameters<typeof orderFor>[0]) {
  const { db } = shop.shop.database;
  const { clock, newId } = shop.platform;
  await placed(shop, orderFor(product, 1, { guest: GUEST }));
  const { id } = await placed(shop, orderFor(product, 1), customer);
  await shop.request('GET', `/api/users/${customer.userId}/orders`, { token: customer.token });
  await shop.request('GET', `/api/orders/${id}`, { token: customer.token });
  for (const path of [
    '/api/orders',
    '/api/orders?status=placed&sort=totalAmount',
    '/api/orders?dateFrom=2026-01-01&paymentStatus=pending',
    '/api/orders?q=a%20b',
    `/api/orders?q=${id}&status=placed`,
    `/api/orders/admin/${id}`,
    '/api/admin/newest-orders',
    '/api/admin/dashboard/stats',
    '/api/admin/dashboard/trends',
    '/api/admin/dashboard/series?days=90',
    '/api/admin/dashboard/popular-products',
  ]) {
    await shop.asAdmin('GET', path);
  }
  await shop.asAdmin('PUT', `/api/orders/${id}/status`, { status: 'preparing' });
  await shop.asAdmin('PUT', `/api/orders/${id}/payment-status`, { paymentStatus: 'paid' });
  for (const followed of [
    { whose: 'all' },
    { whose: 'customer', customerId: customer.userId },
    { whose: 'order', orderId: id },
  ] as const) {
    await listOrderEvents(db, { after: 0, limit: 100, followed });
  }
  await cancelUnpaidOrders({ db, clock, newId });
  await sweepExpired(db, clock());
}

/** The engine's plan. PostgreSQL may not use the sequential scans it prefers for small tables. */
async function planOf(query: CompiledQuery): Promise<string[]> {
  const { db } = shop.shop.database;
  const explainPrefix = isPostgres(db) ? 'explain (costs off) ' : 'explain query plan ';
  return db.transaction().execute(async (tx) => {
    if (isPostgres(db)) await sql`set local enable_seqscan = off`.execute(tx);
    const explain = { ...query, sql: explainPrefix + query.sql };
    const { rows } = await tx.executeQuery<Record<string, string>>(explain);
    return rows.map((row) => row['QUERY PLAN'] ?? row['detail'] ?? '');
  });
}

/** Whether a line of a plan scans a whole table or index, with no limit to stop it. */
function readsThrough(line: string, next: string | undefined, text: string): boolean {
  if (!new RegExp(`\\b(${GROWING.join('|')})\\b`).test(line)) return false;
  if (/SCAN \w+$|Seq Scan/.test(line)) return true;
  const isWhole = /SCAN/.test(line) || (/Index.* Scan/.test(line) && !next?.includes('Index Cond'));
  return isWhole && !text.includes(' limit ');
}

it('no statement of daily operation scans a table that grows with every order', async () => {
  // SQLite's plan of an inserted order lists the tables that reference it, but it does not read them.
  const touching = [...queries.values()].filter(
    ({ sql: text }) =>
      /^(select|insert|update|delete|with)/.test(text) && !text.startsWith('insert into "orders"'),
  );
  expect(touching.length).toBeGreaterThan(30);
  const through: string[] = [];
  for (const query of touching) {
    const plan = await planOf(query);
    if (plan.some((line, index) => readsThrough(line, plan[index + 1], query.sql))) {
      through.push(`${query.sql}\n${plan.join('\n')}`);
    }
  }
  expect(through).toEqual([]);
});
