import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { version } from '../../../package.json';
import { orderFor, placed } from '../../../tests/support/orders/test-orders';
import { openTestShop, type TestShop } from '../../../tests/support/platform/test-shop';
import { makeBackup } from '../backup/make-backup';
import { runCommand } from '../commands/run-command';
import { judgeDisk } from './check-disk';
import { examineShop } from './examine-shop';
import type { Finding } from './finding';

const onPostgres = process.env['TEST_ENGINE'] === 'postgres';
const HOUR_S = 3600;

let shop: TestShop;
let backups: string;
/** A folder with a good backup, which each test copies. */
let good: string;
beforeAll(async () => {
  shop = await openTestShop();
  backups = join(shop.shop.env.dataDir, 'backups');
  good = mkdtempSync(join(tmpdir(), 'shop-backups-'));
  shop.platform.setClock(new Date().toISOString());
  await makeBackup(shop.shop.env, shop.platform, { folder: good, keep: 14 });
});
beforeEach(async () => {
  await shop.reset();
  rmSync(backups, { recursive: true, force: true });
  cpSync(good, backups, { recursive: true });
  const customer = await shop.signInCustomer();
  const product = await shop.addProduct({ packagingCharge: 5 });
  // At noon the shop is open, at whatever time the test runs.
  const yesterday = new Date(Date.now() - 24 * HOUR_S * 1000).toISOString().slice(0, 10);
  shop.platform.setClock(`${yesterday}T06:30:00.000Z`);
  await placed(shop, orderFor(product, 2), customer);
  shop.platform.setClock(new Date().toISOString());
});
afterAll(async () => {
  await shop.close();
  rmSync(good, { recursive: true });
});

const examine = (env = shop.shop.env) => examineShop(env, shop.platform, backups);

/** Expects this finding from one check, and ok from all others. */
async function expectFound(check: string, state: Finding['state'], message: RegExp) {
  const findings = await examine();
  const others = findings.filter((finding) => finding.check !== check);
  expect(others.filter((finding) => finding.state !== 'ok')).toEqual([]);
  expect(findings.find((finding) => finding.check === check)).toEqual({
    check,
    state,
    message: expect.stringMatching(message),
  });
}

const db = () => shop.shop.database.db;

test('every check of a healthy, running shop is ok and changes nothing', async () => {
  const before = await shop.everything();
  const files = readdirSync(backups);
  const findings = await examine();
  expect(findings.map(({ check, state }) => [check, state])).toEqual(
    ['disk', 'database', 'migrations', 'clock', 'sums', 'backups'].map((check) => [check, 'ok']),
  );
  expect(await shop.everything()).toBe(before);
  expect(readdirSync(backups)).toEqual(files);
});

describe('sums that do not add up are a problem:', () => {
  test.each([
    ['an order and its lines', 'orders', 'item_count', /Orders that differ from their lines/],
    ['a total', 'orders', 'total_paise', /Orders whose total differs/],
    ['a packaging charge', 'order_items', 'packaging_paise', /Orders that differ from their lines/],
    ['a day', 'daily_figures', 'orders', /Days whose figures differ/],
    ['an hour', 'hourly_figures', 'orders', /Days whose hours differ/],
    ['a product', 'product_figures', 'revenue_paise', /Products whose sales differ/],
  ])('%s', async (_, table, column, message) => {
    const change = (by: number) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${sql.lit(by)}`.execute(
        db(),
      );
    await change(1);
    await expectFound('sums', 'problem', message);
    await change(-1);
  });

  test('figures that are missing', async () => {
    await sql`delete from daily_figures`.execute(db());
    await expectFound('sums', 'problem', /Days whose figures differ/);
  });
});

describe('migrations', () => {
  test('that are pending are a problem, and the tables are not checked', async () => {
    const { rows } = await sql<{ name: string; timestamp: string }>`
      delete from kysely_migration where name = (select max(name) from kysely_migration)
      returning *`.execute(db());
    const findings = await examine();
    const [last] = rows;
    await sql`insert into kysely_migration values (${last?.name}, ${last?.timestamp})`.execute(
      db(),
    );
    expect(findings.map(({ check }) => check)).toEqual([
      'disk',
      'database',
      'migrations',
      'backups',
    ]);
    expect(findings[2]).toMatchObject({
      state: 'problem',
      message: expect.stringContaining(`Not yet applied: ${last?.name}`),
    });
  });

  test('that are unknown are a problem', async () => {
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(db());
    const findings = await examine();
    await sql`delete from kysely_migration where name = '9999-later'`.execute(db());
    expect(findings[2]).toMatchObject({
      state: 'problem',
      message: expect.stringContaining('A newer version of the shop'),
    });
  });
});

describe('backups', () => {
  test('a missing one is a problem for a live shop', async () => {
    rmSync(backups, { recursive: true });
    await expectFound('backups', 'problem', /There is no backup in/);
  });

  test('an old one is a warning, and after a week a problem', async () => {
    const [made = ''] = readdirSync(backups);
    rmSync(join(backups, made));
    shop.platform.passSeconds(-30 * HOUR_S);
    await makeBackup(shop.shop.env, shop.platform, { folder: backups, keep: 14 });
    shop.platform.passSeconds(30 * HOUR_S);
    await expectFound('backups', 'warning', /It is 30 hours old/);
    const later = { ...shop.platform, clock: () => new Date(Date.now() + 150 * HOUR_S * 1000) };
    const findings = await examineShop(shop.shop.env, later, backups);
    expect(findings.at(-1)).toMatchObject({ check: 'backups', state: 'problem' });
  });

  test('a damaged one is a problem', async () => {
    const [file = ''] = readdirSync(backups);
    truncateSync(join(backups, file), 40_000);
    await expectFound('backups', 'problem', /cannot be restored/);
  });
});

describe('a clock that is behind is a problem when', () => {
  test('the newest order is later', async () => {
    const later = new Date(Date.now() + HOUR_S * 1000).toISOString();
    await db().updateTable('orders').set({ created_at: later }).execute();
    await expectFound('clock', 'problem', /the newest order was placed 60 minutes in the future/);
  });

  test('a file is later', async () => {
    const file = join(shop.shop.env.dataDir, 'from-the-future');
    writeFileSync(file, '');
    utimesSync(file, new Date(), new Date(Date.now() + HOUR_S * 1000));
    await expectFound('clock', 'problem', /was written 60 minutes in the future/);
    rmSync(file);
  });

  test.runIf(onPostgres)('PostgreSQL has another time', async () => {
    shop.platform.passSeconds(HOUR_S);
    await expectFound('clock', 'problem', /PostgreSQL's clock differs by 60 minutes/);
  });
});

test('a missing database is a problem, and is not created', async () => {
  const env = onPostgres
    ? { ...shop.shop.env, databaseUrl: 'postgres://shop@127.0.0.1:1/shop' }
    : { ...shop.shop.env, dataDir: join(shop.shop.env.dataDir, 'nowhere') };
  const [, database, next] = await examine(env);
  expect(database).toMatchObject({ check: 'database', state: 'problem' });
  expect(next?.check).toBe('backups');
  expect(existsSync(join(shop.shop.env.dataDir, 'nowhere'))).toBe(false);
});

test.each([
  [100, 0, 'problem'],
  [500, 0, 'warning'],
  [2000, 100, 'ok'],
  [2000, 900, 'warning'],
])('%i MB free with a database of %i MB: %s', (free, database, state) => {
  expect(judgeDisk('/data', free * 1e6, database * 1e6).state).toBe(state);
});

describe('npm run doctor', () => {
  async function run(typed: string[], changes: Record<string, string> = {}) {
    const { dataDir, databaseUrl } = shop.shop.env;
    const printed: string[] = [];
    const print = (text: unknown) => printed.push(String(text));
    const record = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', PORT: '1', ...changes };
    const code = await runCommand(['doctor', ...typed], record, { print, printError: print });
    return { code, printed };
  }

  test('prints a line for each check', async () => {
    const { code, printed } = await run([]);
    expect([code, printed.length]).toEqual([0, 9]);
    expect(printed[0]).toBe(`Version: ${version}`);
    expect(printed[1]).toMatch(/^Shop: Our cafe, /);
    expect(printed.slice(2).every((line) => line.startsWith('ok '))).toBe(true);
  });

  test('prints JSON', async () => {
    const { printed } = await run(['--json']);
    expect(JSON.parse(printed.join('\n'))).toMatchObject({
      version,
      shop: expect.stringContaining('Our cafe'),
      isWell: true,
      findings: expect.arrayContaining([
        { check: 'sums', state: 'ok', message: expect.any(String) },
      ]),
    });
  });

  test('says which settings are wrong, and exits with 1', async () => {
    const { code, printed } = await run([], { PORT: 'none', SHOP_MODE: 'lively' });
    expect(code).toBe(1);
    expect(printed.slice(1)).toEqual([
      expect.stringMatching(/^problem .*SHOP_MODE must be one of/),
      expect.stringMatching(/^problem .*PORT must be a whole number/),
    ]);
  });

  test('warns when the settings differ from the server’s', async () => {
    const other = onPostgres ? '' : 'postgres://shop@127.0.0.1:1/shop';
    const { code, printed } = await run([], { DATABASE_URL: other });
    expect(code).toBe(1);
    expect(printed[2]).toMatch(/^warning +settings .*uses another database/);
  });
});
