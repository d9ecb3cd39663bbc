import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GUEST, orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { makeTestDatabase, type TestDatabase } from '../../../tests/support/platform/test-database';
import { type Answer, openTestShop } from '../../../tests/support/platform/test-shop';
import { createApp } from '../../app';
import { acquireServerLock } from '../../platform/db/server-lock';
import { openShop } from '../open-shop';
import type { Env } from '../start/env';
import { makeBackup } from './make-backup';
import { moveShop } from './move-shop';
import { restoreBackup } from './restore-backup';

const engineUnderTest = process.env['TEST_ENGINE'];
const onPostgres = engineUnderTest === 'postgres';

let folder: string;
const targets: TestDatabase[] = [];

const shop = await forEachTest(openTestShop());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-backups-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const target of targets.splice(0)) await target.remove();
});

/** The environment of a new, empty database to restore a backup into. */
async function emptyTarget(engine = engineUnderTest): Promise<Env> {
  const target = await makeTestDatabase(engine);
  targets.push(target);
  const { DATA_DIR, DATABASE_URL } = target.settings;
  return { ...shop.shop.env, dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
}

/** Opens a restored shop and passes `look` a function that calls its API. */
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function openRestored<Result>(
  env: Env,
  look: (
    ask: (path: string, headers?: Record<string, string>) => Promise<Answer['body']>,
  ) => Promise<Result>,
): Promise<Result> {
  const opened = await openShop(env, shop.platform);
  const app = createApp(opened, {});
  try {
    return await look(async (path, headers = {}) => {
      const response = await app.request(`http://localhost:3000${path}`, {
        headers,
      });
      return response.json();
    });
  } finally {
    await opened.close();
  }
}

describe.each(onPostgres ? ['sqlite', 'postgres'] : ['sqlite'])(
  'a backup restored on %s',
  (engine) => {
    test('has every order, its guest’s link, its stock and its sessions', async () => {
      const product = await shop.addProduct({ stockCount: 30 });
      const customer = await shop.signInCustomer();
      const order = await placed(shop, orderFor(product, 2), customer);
      const guest = await sendOrder(shop, orderFor(product, 3, { guest: GUEST }));
      const { token } = await shop.signInAdmin();
      const before = await shop.succeed('GET', '/api/orders', { token });

      const file = await makeBackup(shop.shop.env, shop.platform, { folder, keep: 1 });
      await placed(shop, orderFor(product, 1), customer);
      const env = await emptyTarget(engine);
      const { rows } = await restoreBackup(env, shop.platform, file);
      expect(rows).toMatchObject({ orders: 2, order_items: 2, products: 1 });

      await openRestored(env, async (ask) => {
        expect(await ask('/api/orders', bearer(token))).toEqual(before);
        const own = await ask(`/api/orders/${order.id}`, bearer(customer.token));
        expect(own).toMatchObject({ id: order.id, totalAmount: 200 });
        const opened = await ask(`/api/orders/${guest.body.id}`, {
          'Order-Access-Token': guest.body.accessToken,
        });
        expect(opened).toMatchObject({ id: guest.body.id });
        const stock = await ask('/api/inventory/public');
        expect(stock[product.id].currentStock).toBe(25);
      });
    });
  },
);

test('a backup made while orders come in has complete orders and a stock that matches them', async () => {
  const product = await shop.addProduct({ stockCount: 100 });
  const orders = Array.from({ length: 40 }, (_, index) =>
    sendOrder(
      shop,
      orderFor(product, 1, { guest: { ...GUEST, phoneNumber: `+9198000010${10 + index}` } }),
    ),
  );
  const file = await makeBackup(shop.shop.env, shop.platform, { folder, keep: 1 });
  await Promise.all(orders);
  const env = await emptyTarget();
  const { rows } = await restoreBackup(env, shop.platform, file);
  expect(rows.order_items).toBe(rows.orders);
  await openRestored(env, async (ask) => {
    const stock = await ask('/api/inventory/public');
    expect(stock[product.id].currentStock).toBe(100 - (rows.orders ?? Number.NaN));
  });
});

test('a backup can be read by its owner only, and only the newest are kept', async () => {
  const files: string[] = [];
  for (let day = 0; day < 4; day += 1) {
    shop.platform.passSeconds(86_400);
    files.push(await makeBackup(shop.shop.env, shop.platform, { folder, keep: 2 }));
  }
  expect(readdirSync(folder).sort()).toEqual(
    files.slice(2).map((file) => file.slice(folder.length + 1)),
  );
  expect(statSync(files[3] ?? '').mode & 0o777).toBe(0o600);
});

test('a backup is not restored over an open shop or into a database that has tables', async () => {
  const product = await shop.addProduct();
  const good = await makeBackup(shop.shop.env, shop.platform, { folder, keep: 1 });
  const own = shop.shop.env;
  const refusal = own.databaseUrl ? 'This database is not empty' : 'The shop is open';
  await expect(restoreBackup(own, shop.platform, good)).rejects.toThrow(refusal);
  expect(await shop.stockOf(product.id)).toBe(10);
});

if (!onPostgres) {
  test('a restore keeps the previous shop beside the restored one', async () => {
    const file = await makeBackup(shop.shop.env, shop.platform, { folder, keep: 1 });
    const env = await emptyTarget();
    await openRestored(env, async () => {});
    // A server that holds the folder's lock may not have opened the file yet.
    const releaseLock = await acquireServerLock(env.dataDir, { waitMs: 0 });
    await expect(restoreBackup(env, shop.platform, file)).rejects.toThrow('The shop is open');
    releaseLock?.();
    await restoreBackup(env, shop.platform, file);
    const replaced = readdirSync(env.dataDir).filter((name) => name.includes('replaced'));
    expect(replaced.sort().map((name) => name.replace(/-\d.*/, ''))).toEqual([
      'auth-secret.replaced',
      'shop.db.replaced',
    ]);
  });

  test('a restore replaces a damaged shop and its WAL file', async () => {
    const file = await makeBackup(shop.shop.env, shop.platform, { folder, keep: 1 });
    const env = await emptyTarget();
    for (const name of ['shop.db', 'shop.db-wal']) {
      writeFileSync(join(env.dataDir, name), `a damaged ${name}`);
    }
    await restoreBackup(env, shop.platform, file);
    await openRestored(env, async (ask) => expect(await ask('/api/products')).toEqual([]));
    const replaced = readdirSync(env.dataDir).find((name) => name.startsWith('shop.db.replaced-'));
    expect(readFileSync(join(env.dataDir, replaced ?? ''), 'utf8')).toBe('a damaged shop.db');
  });
}

if (onPostgres) {
  test('a shop moves completely from SQLite to PostgreSQL, and only while it is closed', async () => {
    const product = await shop.addProduct({ stockCount: 7 });
    const { token } = await shop.signInAdmin();
    const file = await makeBackup(shop.shop.env, shop.platform, { folder, keep: 1 });
    const small = await emptyTarget('sqlite');
    await restoreBackup(small, shop.platform, file);
    const large = await emptyTarget('postgres');
    const url = large.databaseUrl ?? '';
    const open = await openShop(small, shop.platform);
    await expect(moveShop(small, shop.platform, url)).rejects.toThrow('The shop is open');
    await open.close();
    const releaseLock = await acquireServerLock(small.dataDir, { waitMs: 0 });
    await expect(moveShop(small, shop.platform, url)).rejects.toThrow('The shop is open');
    releaseLock?.();

    await moveShop(small, shop.platform, url);
    expect(existsSync(join(small.dataDir, 'shop.db'))).toBe(true);
    await expect(openShop(small, shop.platform)).rejects.toThrow(
      /was moved to PostgreSQL .*\/shop_/,
    );
    const env = { ...small, databaseUrl: url };
    await openRestored(env, async (ask) => {
      const products = await ask('/api/products', bearer(token));
      expect(products).toMatchObject([{ id: product.id, stockCount: 7 }]);
      expect(await ask('/api/orders', bearer(token))).toEqual({
        items: [],
        total: 0,
        onlyNewest: false,
      });
    });
    await restoreBackup(small, shop.platform, file);
    await (await openShop(small, shop.platform)).close();
  });
}
