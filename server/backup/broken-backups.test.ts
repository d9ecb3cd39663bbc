import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SETTINGS_DEFAULTS } from '../../shared/contract/settings-defaults';
import { liveShop } from '../../tests/support/live-shop';
import { makeTestDatabase, type TestDatabase } from '../../tests/support/test-database';
import { orderFor, placed } from '../../tests/support/test-orders';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';
import { MIGRATIONS } from '../db/migration-list';
import type { MigrationTables } from '../db/schema-version';
import { SqliteConnection } from '../db/sqlite-connection';
import type { Env } from '../env';
import { migrateIdentity } from '../identity/identity-service';
import { openTables } from '../open-tables';
import { settingsStore } from '../settings/settings-store';
import { backUpBeforeUpgrade, makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';
import { verifyBackup } from './verify-backup';

const onPostgres = process.env['TEST_ENGINE'] === 'postgres';

let shop: TestShop;
let folder: string;
/** The good backup of a test's folder is a copy of the original. */
let original: string;
let good: string;
/** An empty database, in which a refused backup changes nothing. */
let target: TestDatabase;

beforeAll(async () => {
  shop = await openTestShop();
  const customer = await shop.signInCustomer();
  await placed(shop, orderFor(await shop.addProduct(), 2), customer);
  target = await makeTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'shop-backup-'));
  original = await save();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-backups-'));
  good = join(folder, basename(original));
  copyFileSync(original, good);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(async () => {
  rmSync(dirname(original), { recursive: true });
  await target.remove();
  await shop.close();
});

function save(env: Env = shop.shop.env, keep = 1): Promise<string> {
  shop.platform.passSeconds(60);
  return makeBackup(env, shop.platform, { folder, keep });
}

/** @param change writes into a copy of the good backup. */
function damaged(change: (file: string) => void): string {
  const file = join(folder, 'damaged.db');
  copyFileSync(good, file);
  change(file);
  return file;
}

async function expectRefused(file: string, reason: RegExp): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = target.settings;
  const env = { ...shop.shop.env, dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
  await expect(restoreBackup(env, shop.platform, file)).rejects.toThrow(reason);
  expect(readdirSync(DATA_DIR)).toEqual([]);
}

function run(file: string, statement: string): void {
  const connection = new SqliteConnection(file);
  connection.exec(statement);
  connection.close();
}

const migrations = () => shop.shop.database.db as unknown as Kysely<MigrationTables>;

describe('a restore refuses', () => {
  test('a backup with any bit flipped', async () => {
    const bytes = readFileSync(good);
    const places = Array.from({ length: 40 }, (_, step) =>
      Math.floor(((bytes.length - 1) * step) / 39),
    );
    for (const place of [...places, bytes.length - 2, bytes.length - 70]) {
      const file = damaged((copy) => {
        const bent = Buffer.from(bytes);
        bent[place] = (bent[place] ?? 0) ^ 4;
        writeFileSync(copy, bent);
      });
      await expect(verifyBackup(file, { pending: 'allowed' }), `byte ${place}`).rejects.toThrow(
        / this file|^This file/,
      );
    }
    await expectRefused(
      damaged((file) => writeFileSync(file, bytes.fill(7, 30_000, 50_000))),
      /has changed since it was written/,
    );
  });

  test.each([0, 1, 4096, 40_000])('a backup that is cut off after %i bytes', async (size) => {
    await expectRefused(
      damaged((file) => truncateSync(file, size)),
      /This file/,
    );
  });

  test('a backup without its last line', async () => {
    await expectRefused(
      damaged((file) => truncateSync(file, readFileSync(file).length - 73)),
      /The end of this file is missing/,
    );
  });

  test('a backup with bytes added at its end', async () => {
    await expectRefused(
      damaged((file) => appendFileSync(file, 'more')),
      /The end of this file is missing/,
    );
  });

  test('a file that is not a database, not a backup, or missing', async () => {
    await expectRefused(
      damaged((file) => writeFileSync(file, 'not a database at all')),
      /not a backup/,
    );
    await expectRefused(
      damaged((file) => {
        rmSync(file);
        run(file, 'create table notes (text text)');
      }),
      /not a backup/,
    );
    await expectRefused(join(folder, 'gone.db'), /There is no file/);
  });

  test('a backup of a shop with AUTH_SECRET when AUTH_SECRET is not set', async () => {
    const file = await save({
      ...shop.shop.env,
      authSecret: 'a-secret-of-the-environment-32-long',
    });
    await expectRefused(file, /AUTH_SECRET/);
  });
});

test('a backup of the first versions, which has no checksum, is still restored', async () => {
  const file = damaged((copy) => {
    truncateSync(copy, readFileSync(copy).length - 73);
    run(copy, 'alter table backup_facts drop column row_counts');
  });
  const facts = await verifyBackup(file, { pending: 'refused' });
  expect(facts.rows?.['orders']).toBe(1);
});

describe('no backup is made, and the last good one stays, for a shop', () => {
  async function expectNotSaved(reason: RegExp, env?: Env): Promise<void> {
    await expect(save(env)).rejects.toThrow(reason);
    expect(readdirSync(folder)).toEqual([basename(good)]);
  }

  test('that is half migrated', async () => {
    const last = await migrations()
      .selectFrom('kysely_migration')
      .selectAll()
      .orderBy('name', 'desc')
      .executeTakeFirstOrThrow();
    await migrations().deleteFrom('kysely_migration').where('name', '=', last.name).execute();
    await expectNotSaved(/not saved.*lacks the migrations/);
    await migrations().insertInto('kysely_migration').values(last).execute();
  });

  test('that was migrated by a newer version', async () => {
    const name = '9999-from-the-future';
    await migrations().insertInto('kysely_migration').values({ name, timestamp: '' }).execute();
    await expectNotSaved(/not saved.*newer version/);
    await migrations().deleteFrom('kysely_migration').where('name', '=', name).execute();
  });

  test('whose secret is missing', async () => {
    const dataDir = join(folder, '..', `${basename(folder)}-without-secret`);
    cpSync(shop.shop.env.dataDir, dataDir, { recursive: true });
    rmSync(join(dataDir, 'auth-secret'));
    await expectNotSaved(/The secret is missing/, { ...shop.shop.env, dataDir });
    expect(existsSync(join(dataDir, 'auth-secret'))).toBe(false);
    rmSync(dataDir, { recursive: true });
  });

  test.runIf(!onPostgres)('whose file is damaged', async () => {
    const dataDir = join(folder, '..', `${basename(folder)}-damaged`);
    mkdirSync(dataDir);
    const file = join(dataDir, 'shop.db');
    copyFileSync(good, file);
    // A shop has no facts of a backup.
    run(file, 'drop table backup_facts');
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    // The first pages hold the names of the tables, without which nothing opens.
    writeFileSync(file, bytes.fill(7, middle, middle + 20_000));
    writeFileSync(join(dataDir, 'auth-secret'), 'secret');
    await expectNotSaved(/not saved.*damaged|malformed/, { ...shop.shop.env, dataDir });
    rmSync(dataDir, { recursive: true });
  });
});

test('damaged backups do not count towards the number to keep', async () => {
  for (const day of [1, 2, 3]) {
    writeFileSync(join(folder, `shop-2030-01-0${day}T00-00-00-000Z.db`), 'damaged');
  }
  const names = () => readdirSync(folder).filter((name) => !name.startsWith('shop-2030'));
  const next = await save(shop.shop.env, 2);
  expect(names().sort()).toEqual([basename(good), basename(next)]);
  const last = await save(shop.shop.env, 2);
  expect(names().sort()).toEqual([basename(next), basename(last)]);
});

test('a copy before an upgrade is made while migrations are pending, and outlives the hourly ones', async () => {
  const older = await makeTestDatabase();
  const env = liveShop({ ...older.settings });
  const { database, identity } = openTables(env, shop.platform);
  const { db } = database;
  const names = Object.keys(MIGRATIONS).slice(0, -1);
  await sql`create table kysely_migration (name varchar(255), timestamp varchar(255))`.execute(db);
  for (const name of names) {
    await MIGRATIONS[name]?.up(db);
    await sql`insert into kysely_migration values (${name}, '')`.execute(db);
  }
  await migrateIdentity(identity, db);
  await settingsStore.insert(db, SETTINGS_DEFAULTS, shop.platform.clock());
  const file = await backUpBeforeUpgrade(env, shop.platform);
  await expect(verifyBackup(file, { pending: 'refused' })).rejects.toThrow('lacks the migrations');
  const facts = await verifyBackup(file, { pending: 'allowed' });
  expect(facts.rows?.['settings']).toBe(1);

  const backups = join(env.dataDir, 'backups');
  await makeBackup(shop.shop.env, shop.platform, { folder: backups, keep: 1 });
  expect(readdirSync(backups)).toHaveLength(2);
  await database.close();
  await older.remove();
});
