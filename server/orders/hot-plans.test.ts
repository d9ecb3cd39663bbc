import { type CompiledQuery, type DatabaseConnection, DefaultQueryExecutor, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GUEST, orderFor, placed } from '../../tests/support/orders/test-orders';
import { openTestShop, type SignedIn, type TestShop } from '../../tests/support/platform/test-shop';
import { waitOfDay } from '../people/identity/codes-of-the-day';
import { isPostgres } from '../platform/db/is-postgres';
import { inTransaction } from '../platform/db/transaction';
import { CODES_A_DAY } from '../platform/limits/limit-rules';
import { sweepExpired } from '../scheduled-jobs';
import { cancelUnpaidOrders } from './change/cancel-unpaid';
import { startLaterOrders } from './change/start-later-orders';
import { firstUntoldEventId, listOrderEvents } from './follow/order-events';
import { oldestClaimAt } from './payment-claims';
import { learnTimes } from './promise/learn-times';

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
  const provide = DefaultQueryExecutor.prototype.provideConnection;
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'provideConnection');
  spy.mockImplementation(function (this: DefaultQueryExecutor, consume) {
    return provide.call(this, (connection) => {
      record(connection);
      return consume(connection);
    }) as never;
  });
  await doADaysWork(product).finally(() => spy.mockRestore());
});
afterAll(() => shop.close());

const recorded = new WeakSet<DatabaseConnection>();

/** Records the statements of a connection: prepared ones go to it without Kysely's executor. */
function record(connection: DatabaseConnection): void {
  if (recorded.has(connection)) return;
  recorded.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = (query, ...rest) => {
    queries.set(query.sql, query);
    return execute(query, ...rest);
  };
}

async function doADaysWork(product: Parameters<typeof orderFor>[0]) {
  const { db } = shop.shop.database;
  const { clock } = shop.platform;
  await placed(shop, orderFor(product, 1, { guest: GUEST }));
  const { id } = await placed(shop, orderFor(product, 1), customer);
  await shop.asAdmin('PUT', '/api/admin/kitchen/settings', { laterOrders: true });
  await placed(shop, orderFor(product, 1, { slotAt: '2026-04-15T09:00:00Z' }), customer);
  await startLaterOrders({ db, clock: () => new Date('2026-04-15T09:01:00Z') });
  await shop.request('GET', `/api/users/${customer.userId}/orders`, { token: customer.token });
  await shop.request('GET', `/api/orders/${id}`, { token: customer.token });
  for (const path of [
    '/api/orders',
    '/api/orders?status=placed&sort=totalAmount',
    '/api/orders?dateFrom=2026-01-01&paymentStatus=pending',
    '/api/orders?q=a%20b',
    '/api/orders?q=190',
    '/api/orders?q=630668416110',
    '/api/orders?q=2026-27/000001',
    `/api/orders?q=${id}&status=placed`,
    `/api/orders/admin/${id}`,
    '/api/admin/newest-orders',
    '/api/orders?status=not-cancelled&paymentStatus=pending&dateFrom=2026-01-01',
    '/api/orders?status=handed-over&sort=totalAmount',
    '/api/admin/dashboard/today',
    '/api/admin/gateway',
    '/api/admin/dashboard/stats',
    '/api/admin/dashboard/trends',
    '/api/admin/dashboard/series?days=90',
    '/api/admin/dashboard/popular-products',
    '/api/admin/reports?from=2026-01-01&to=2026-04-15',
    '/api/admin/reports/orders?from=2026-01-01&to=2026-04-15',
    '/api/admin/kitchen',
    '/api/admin/kitchen/recent',
    '/api/admin/kitchen/later',
  ]) {
    await shop.asAdmin('GET', path);
  }
  await shop.setStatus(id, 'preparing');
  await shop.setPayment(id, 'paid');
  const ticket = `/api/admin/kitchen/orders/${id}`;
  await shop.asAdmin('POST', `${ticket}/move`, { version: 2 });
  await shop.asAdmin('POST', `${ticket}/undo`, { version: 3 });
  const at = shop.platform.clock().toISOString();
  await shop.asAdmin('PUT', `${ticket}/lines`, { lines: [1], isDone: true, at });
  await shop.asAdmin('POST', `${ticket}/cancel`, { version: 4, reason: 'closed' });
  for (const followed of [
    { whose: 'all' },
    { whose: 'customer', customerId: customer.userId },
    { whose: 'order', orderId: id },
  ] as const) {
    await listOrderEvents(db, { after: 0, limit: 100, followed });
    await firstUntoldEventId(db, followed, clock());
  }
  await shop.changeSettings({ openingMode: 'open', cancelUnpaidAfterMinutes: 15 });
  await cancelUnpaidOrders({ ...shop.platform, db });
  await oldestClaimAt(db, clock());
  await learnTimes(db, clock());
  await inTransaction(db, (tx) =>
    waitOfDay(
      tx,
      { phoneNumber: GUEST.phoneNumber, clientIp: '192.0.2.1', isKnownDevice: false },
      CODES_A_DAY.toStrangers,
      clock().getTime(),
    ),
  );
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
      /^\s*(select|insert|update|delete|with)/.test(text) &&
      !text.startsWith('insert into "orders"'),
  );
  expect(touching.length).toBeGreaterThan(40);
  // The statements of an order are among them: its buyer's unpaid orders, and its lines.
  for (const part of ['"client_key" in', 'insert into "order_items"', '"phoneNumber" =']) {
    expect(touching.some(({ sql: text }) => text.includes(part))).toBe(true);
  }
  const through: string[] = [];
  for (const query of touching) {
    const plan = await planOf(query);
    if (plan.some((line, index) => readsThrough(line, plan[index + 1], query.sql))) {
      through.push(`${query.sql}\n${plan.join('\n')}`);
    }
  }
  expect(through).toEqual([]);
});

it('a code that is requested late in the day finds a guest’s orders by the phone number', async () => {
  const query = [...queries.values()].find(({ sql: text }) => text.includes('"phoneNumber" ='));
  if (!query) throw new Error('The statement was not recorded');
  // Without this index, SQLite would read all guests' orders by their missing customer id.
  expect((await planOf(query)).join('\n')).toContain('orders_by_guest');
});

// PostgreSQL chooses by the tables' statistics, which a test's few orders do not show.
it.runIf(process.env['TEST_ENGINE'] === 'sqlite')(
  'an order reads the unpaid ones of its network and customer alone',
  async () => {
    const unpaid = [...queries.values()].filter(({ sql: text }) =>
      text.includes('"client_key" in'),
    );
    expect(unpaid.length).toBe(2);
    for (const query of unpaid) {
      const plan = (await planOf(query)).join('\n');
      expect(plan).toContain('orders_unpaid_by_client');
      expect(plan).not.toMatch(/orders_by_(status|time|payment|both)/);
    }
  },
);

it.runIf(process.env['TEST_ENGINE'] === 'sqlite')(
  'a guest’s order reads the open unpaid ones alone',
  async () => {
    const held = [...queries.values()].find(({ sql: text }) => text.includes('as "held"'));
    if (!held) throw new Error('The statement was not recorded');
    expect((await planOf(held)).join('\n')).toMatch(
      /orders_by_both_time \(status=\? AND payment_status=\?/,
    );
  },
);

it.runIf(process.env['TEST_ENGINE'] === 'sqlite')(
  'what the kitchen works on, and the orders of a slot, are found by their own index',
  async () => {
    for (const [part, index, most] of [
      ['coalesce(orders.starts_at', 'orders_in_kitchen', 7],
      ['"slot_at" >', 'orders_by_slot', 2],
    ] as const) {
      const found = [...queries.values()].filter(({ sql: text }) => text.includes(part));
      expect(found.length).toBeGreaterThanOrEqual(most);
      for (const query of found) {
        // The orders that a staff list's cut left are read by their id.
        const plan = (await planOf(query)).filter(
          (line) => / orders\b/.test(line) && !line.endsWith('orders_1 (id=?)'),
        );
        expect(plan.join('\n')).toContain(index);
        expect(plan.filter((line) => !line.includes(index))).toEqual([]);
      }
    }
  },
);
