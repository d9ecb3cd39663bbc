import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION_DAYS } from '../../../shared/domain/platform/retention';
import { guestOf, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { type Answer, openTestShop } from '../../../tests/support/platform/test-shop';

const onPostgres = process.env['TEST_ENGINE'] === 'postgres';
const MOST_ORDERS = 80;

let session: string;
let tea: { id: string };
const shop = await forEachTest(openTestShop());
const staff = await shop.signInAdmin();
beforeEach(async () => {
  tea = await shop.addProduct({ stockCount: 100 });
  const account = { email: 'owner@cafe.example', password: 'first-admin-password' };
  ({ token: session } = await shop.succeed('POST', '/api/auth/sign-in/email', { body: account }));
  // A session that is due to be renewed, which is a write.
  const due = new Date(Date.now() + (SESSION_DAYS - 1) * 86_400_000).toISOString();
  await sql`update identity_sessions set "expiresAt" = ${due} where token = ${session}`.execute(
    shop.shop.database.db,
  );
});

const order = (number: number): Promise<Answer> =>
  sendOrder(shop, orderFor(tea, 1, { guest: guestOf(number) }), { key: `k${number}` });

/** Customers look around, and staff work on what is there. */
async function expectBrowsing(): Promise<void> {
  for (const path of ['/api/products', '/api/categories', '/api/settings', '/healthz']) {
    expect((await shop.request('GET', path)).status, path).toBe(200);
  }
  for (const path of ['/api/orders?page=1', '/api/inventory?page=1']) {
    expect((await shop.request('GET', path, staff)).status, path).toBe(200);
  }
  for (const path of ['/api/auth/token', '/api/auth/get-session']) {
    const answer = await shop.request('GET', path, { token: session });
    expect([path, answer.status, answer.body === null]).toEqual([path, 200, false]);
  }
}

/** Every kind of write is refused in the same words, and leaves nothing behind. */
async function expectNothingWritten(): Promise<void> {
  expect((await shop.request('GET', '/readyz')).status).toBe(503);
  const before = await shop.everything();
  const writes: [string, Promise<Answer>][] = [
    ['order', order(MOST_ORDERS + 1)],
    ['event', shop.request('POST', '/api/events', { body: { events: [EVENT] } })],
    ['settings', shop.request('POST', '/api/categories', { ...staff, body: { name: 'Momos' } })],
  ];
  for (const [name, sent] of writes) {
    const { status, body, headers } = await sent;
    expect([name, status, body.code, headers.get('Retry-After')]).toEqual([
      name,
      503,
      'unavailable',
      '5',
    ]);
  }
  expect(await shop.everything()).toBe(before);
}

const EVENT = { name: 'page_view', at: '2026-04-15T06:30:00Z' };

describe.runIf(!onPostgres)('a disk', () => {
  const pragma = async (what: string) =>
    (await sql.raw(`pragma ${what}`).execute(shop.shop.database.db)).rows;

  it('that is full takes no order, shows the menu, and loses nothing', async () => {
    const [{ page_count: pages }] = (await pragma('page_count')) as [{ page_count: number }];
    await pragma(`max_page_count = ${pages}`);
    // The last pages have room for a few.
    let taken = 0;
    let answer = await order(taken);
    while (answer.status === 201 && taken < MOST_ORDERS) {
      taken += 1;
      answer = await order(taken);
    }
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    await expectBrowsing();
    expect(await shop.stockOf(tea.id)).toBe(100 - taken);
    expect(await pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);

    await pragma('max_page_count = 1000000');
    // The same order, sent again.
    expect((await order(taken)).status).toBe(201);
    expect(await shop.stockOf(tea.id)).toBe(99 - taken);
  });

  it('that only reads takes nothing, and shows what there is', async () => {
    await pragma('query_only = 1');
    await expectNothingWritten();
    await expectBrowsing();
    await pragma('query_only = 0');
    expect((await order(1)).status).toBe(201);
  });
});

describe.runIf(onPostgres)('a standby', () => {
  it('takes nothing, and shows what there is', async () => {
    const client = new pg.Client(shop.shop.env.databaseUrl);
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const setReadOnly = async (value: 'on' | 'off') => {
      await client.query(
        `alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`,
      );
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      // Until the pool has heard of all its connections.
      const answers = () =>
        shop.everything().then(
          () => true,
          () => false,
        );
      await expect.poll(answers).toBe(true);
    };
    await setReadOnly('on');
    await expectNothingWritten();
    await expectBrowsing();
    await setReadOnly('off');
    await client.end();
    expect((await order(1)).status).toBe(201);
  });
});
