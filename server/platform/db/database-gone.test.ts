import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GUEST, guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { type CutLine, openCutLine } from '../../../tests/support/platform/cut-line';
import { readStream } from '../../../tests/support/platform/event-stream';
import {
  openTestShop,
  type SignedIn,
  type TestShop,
} from '../../../tests/support/platform/test-shop';
import { createApp } from '../../app';
import { type OpenShop, openShop } from '../../operate/open-shop';
import type { Database } from './database';
import { inTransaction } from './transaction';

const ORIGIN = 'http://localhost:3000';

// A SQLite file does not go away over a line.
describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('a database that is gone', () => {
  let shop: TestShop;
  let line: CutLine;
  let far: OpenShop;
  let app: ReturnType<typeof createApp>;
  let staff: SignedIn;
  let tea: { id: string };
  beforeAll(async () => {
    shop = await openTestShop();
    line = await openCutLine(shop.shop.env.databaseUrl ?? '');
    far = await openShop({ ...shop.shop.env, databaseUrl: line.url }, shop.platform);
    app = createApp(far, {});
    staff = await shop.signInAdmin();
  });
  beforeEach(async () => {
    await line.mend();
    await shop.reset();
    tea = await shop.addProduct({ stockCount: 50 });
  });
  afterAll(async () => {
    app.endStreams();
    await far.close();
    await line.close();
    await shop.close();
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(ORIGIN + path, { headers });
  const order = (key: string, guest: object = GUEST) =>
    app.request(`${ORIGIN}/api/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(orderFor(tea, 1, { guest })),
    });
  /** Retries as the checkout does, with the same key. */
  const orderUntilTaken = async (key: string, timeoutMs: number) => {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const answer = await order(key);
      if (answer.status !== 503 || performance.now() > deadline) return answer;
      await sleep(100);
    }
  };
  const priceOf = async (product: { id: string }) => {
    const products: { id: string; price: number }[] = await (await ask('/api/products')).json();
    return products.find(({ id }) => id === product.id)?.price;
  };
  /** What every page of the storefront is made of. */
  const readMenu = () =>
    Promise.all(
      ['/api/categories', '/api/products', '/api/inventory/public', '/api/settings'].map(
        async (path) => {
          const answer = await ask(path);
          expect(answer.status, path).toBe(200);
          return answer.json();
        },
      ),
    );
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

  it('takes no order and says so, signs nobody out, and is there again by itself', async () => {
    const { token: session } = await shop.succeed('POST', '/api/auth/sign-in/email', {
      body: { email: 'owner@cafe.example', password: 'first-admin-password' },
    });
    const stream = await readStream(await ask('/api/admin/order-events', bearer(staff.token)));
    await stream.next();
    expect((await ask('/readyz')).status).toBe(200);
    const menu = await readMenu();

    await line.cut();
    expect(await readMenu()).toEqual(menu);
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
    const refused = await order('cut');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    for (const path of ['/api/orders?page=1', '/api/auth/token', '/api/auth/get-session']) {
      const bearerOf = path.startsWith('/api/auth') ? session : staff.token;
      const answer = await ask(path, bearer(bearerOf));
      expect(answer.status, path).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    }

    await line.mend();
    expect((await ask('/readyz')).status).toBe(200);
    expect((await order('cut')).status).toBe(201);
    expect(await shop.stockOf(tea.id)).toBe(49);
    expect((await ask('/api/auth/token', bearer(session))).status).toBe(200);
    // Also what another server says is heard again.
    expect(await stream.next()).toMatchObject({ type: 'order', change: 'placed' });
    const { id } = await placed(shop, orderFor(tea, 1, { guest: guestOf(1) }));
    expect(await stream.next()).toMatchObject({ type: 'order', orderId: id });
    await stream.close();
  });

  it('leaves the menu to be read of a server that nobody has read from before', async () => {
    const fresh = createApp(far, {});
    await fresh.warmCache();
    await line.cut();
    for (const path of ['/api/categories', '/api/products', '/api/settings']) {
      expect((await fresh.request(ORIGIN + path)).status, path).toBe(200);
    }
    fresh.endStreams();
  });

  it.each(['listens', 'waits to reconnect'])(
    'is found again when old connections fall silent without closing while the listener %s',
    { timeout: 40_000 },
    async (listener) => {
      const stream = await readStream(await ask('/api/admin/order-events', bearer(staff.token)));
      await stream.next();
      const cake = await shop.addProduct();
      // This server hears of the new dish a moment after it was added.
      await expect.poll(() => priceOf(cake)).toBe(cake.price);
      if (listener === 'listens') {
        // After the outage of the test before it may have paused.
        const heard = await placed(shop, orderFor(tea, 1, { guest: guestOf(4) }));
        expect(await stream.next()).toMatchObject({ type: 'order', orderId: heard.id });
      } else {
        await line.cut();
        await sleep(4000);
        await line.mend();
      }
      // Now the pool has open connections, which a burst of reads made.
      await Promise.all([1, 2, 3, 4, 5].map(() => ask('/api/orders?page=1', bearer(staff.token))));
      line.switchTo(shop.shop.env.databaseUrl ?? '');
      const since = performance.now();

      expect((await orderUntilTaken('silent', 10_000)).status).toBe(201);
      const { id } = await placed(shop, orderFor(tea, 1, { guest: guestOf(2) }));
      expect(await stream.next()).toMatchObject({ type: 'order', change: 'placed' });
      expect(await stream.next()).toMatchObject({ type: 'order', orderId: id });
      await shop.asAdmin('PUT', `/api/products/${cake.id}`, { ...cake, price: 123 });
      await expect.poll(() => priceOf(cake), { timeout: 10_000 }).toBe(123);
      expect(performance.now() - since).toBeLessThan(10_000);
      await stream.close();
    },
  );

  it('is asked over a new connection when it has become read-only', async () => {
    const { db } = shop.shop.database;
    const name = new URL(shop.shop.env.databaseUrl ?? '').pathname.slice(1);
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db);
    // New connections are as read-only as a standby's, and stay it.
    await line.mend();
    const refused = await Promise.all([order('standby-1'), order('standby-2', guestOf(3))]);
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);

    await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(db);
    expect((await order('standby-1')).status).toBe(201);
    expect((await order('standby-2', guestOf(3))).status).toBe(201);
  });

  it('is waited for so long and no longer, but for a change of its tables', async () => {
    const timeouts = async (db: Database) => {
      const { rows } = await sql`
        select current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
      return rows;
    };
    const { db, withMigrationConnection } = far.database;
    expect(await timeouts(db)).toEqual([{ statement: '15s', lock: '5s', idle: '10s' }]);
    expect(await withMigrationConnection(timeouts)).toEqual([
      { statement: '0', lock: '0', idle: '0' },
    ]);
  });

  it('does not end the process when it goes in the middle of a transaction', async () => {
    const { db } = far.database;
    let runs = 0;
    const done = inTransaction(db, async (tx) => {
      runs += 1;
      await sql`select 1`.execute(tx);
      if (runs === 1) {
        await line.mend();
        // Nothing is asked of the connection while it breaks.
        await sleep(50);
      }
      const { rows } = await sql`select 2 as answer`.execute(tx);
      return rows;
    });
    expect(await done).toEqual([{ answer: 2 }]);
    expect(runs).toBe(2);
  });

  it('is not asked again for what it may have committed; the same key finds the order', async () => {
    const { db } = far.database;
    let runs = 0;
    const unsure = inTransaction(db, async (tx) => {
      runs += 1;
      await tx.updateTable('inventory').set({ current_stock: 7 }).execute();
      line.swallow();
      // The commit goes out, and its answer never comes.
      setTimeout(() => void line.cut(), 50);
    });
    await expect(unsure).rejects.toThrow();
    expect(runs).toBe(1);
    await line.mend();

    const [first, second] = await Promise.all([order('twice'), order('twice')]);
    expect([first?.status, second?.status].sort()).toEqual([200, 201]);
    expect(await shop.stockOf(tea.id)).toBe(49);
  });
});
