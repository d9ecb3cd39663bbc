import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import { openSavedShop, runOn } from '../../../tests/support/operate/saved-shop';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { liveShop } from '../../../tests/support/platform/live-shop';
import { makeTestDatabase } from '../../../tests/support/platform/test-database';
import { WITH_NEXT } from '../../../tests/upgrade/next-migrations';
import { MIGRATIONS } from '../../platform/db/migration-list';
import type { MigrationTables } from '../../platform/db/schema-version';
import { settingsStore } from '../../shop/settings/settings-store';
import type { Env } from '../start/env';
import { openTables } from '../start/open-tables';
import { backUpBeforeUpgrade } from './before-upgrade';
import { makeBackup } from './make-backup';
import { verifyBackup } from './verify-backup';

const onPostgres = process.env['TEST_ENGINE'] === 'postgres';

const saved = await forAllTests(openSavedShop());
beforeEach(() => saved.begin());
afterEach(() => saved.end());

const migrations = () => saved.shop.shop.database.db as unknown as Kysely<MigrationTables>;

describe('no backup is made, and the last good one stays, for a shop', () => {
  async function expectNotSaved(reason: RegExp, env?: Env): Promise<void> {
    await expect(saved.save(env)).rejects.toThrow(reason);
    expect(readdirSync(saved.folder)).toEqual([basename(saved.good)]);
  }

  test('that lacks a migration', async () => {
    saved.shop.platform.migrations = WITH_NEXT;
    await expectNotSaved(/not saved.*lacks the migrations/);
    saved.shop.platform.migrations = MIGRATIONS;
  });

  test('that was migrated by a newer version', async () => {
    const name = '9999-from-the-future';
    await migrations().insertInto('kysely_migration').values({ name, timestamp: '' }).execute();
    await expectNotSaved(/not saved.*newer version/);
    await migrations().deleteFrom('kysely_migration').where('name', '=', name).execute();
  });

  test('whose secret is missing', async () => {
    const dataDir = join(saved.folder, '..', `${basename(saved.folder)}-without-secret`);
    cpSync(saved.shop.shop.env.dataDir, dataDir, { recursive: true });
    rmSync(join(dataDir, 'auth-secret'));
    await expectNotSaved(/The secret is missing/, { ...saved.shop.shop.env, dataDir });
    expect(existsSync(join(dataDir, 'auth-secret'))).toBe(false);
    rmSync(dataDir, { recursive: true });
  });

  test.runIf(!onPostgres)('whose file is damaged', async () => {
    const dataDir = join(saved.folder, '..', `${basename(saved.folder)}-damaged`);
    mkdirSync(dataDir);
    const file = join(dataDir, 'shop.db');
    copyFileSync(saved.good, file);
    // A shop has no facts of a backup.
    runOn(file, 'drop table backup_facts');
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    // The first pages hold the names of the tables, without which nothing opens.
    writeFileSync(file, bytes.fill(7, middle, middle + 20_000));
    writeFileSync(join(dataDir, 'auth-secret'), 'secret');
    await expectNotSaved(/not saved.*damaged|malformed/, { ...saved.shop.shop.env, dataDir });
    rmSync(dataDir, { recursive: true });
  });
});

test('damaged backups do not count towards the number to keep', async () => {
  for (const day of [1, 2, 3]) {
    writeFileSync(join(saved.folder, `shop-2030-01-0${day}T00-00-00-000Z.db`), 'damaged');
  }
  const names = () => readdirSync(saved.folder).filter((name) => !name.startsWith('shop-2030'));
  const next = await saved.save(saved.shop.shop.env, 2);
  expect(names().sort()).toEqual([basename(saved.good), basename(next)]);
  const last = await saved.save(saved.shop.shop.env, 2);
  expect(names().sort()).toEqual([basename(next), basename(last)]);
});

test('a copy before an upgrade is made while migrations are pending, and outlives the hourly ones', async () => {
  const older = await makeTestDatabase();
  const env = liveShop({ ...older.settings });
  const { database, migrate } = openTables(env, saved.shop.platform);
  await migrate();
  await settingsStore.insert(database.db, SETTINGS_DEFAULTS, saved.shop.platform.clock());
  const migrations = WITH_NEXT;
  const file = await backUpBeforeUpgrade(env, { ...saved.shop.platform, migrations }, ['next']);
  await expect(verifyBackup(file, { migrations, pending: 'refused' })).rejects.toThrow(
    'lacks the migrations',
  );
  const facts = await verifyBackup(file, { migrations, pending: 'allowed' });
  expect(facts.rows['settings']).toBe(1);

  const backups = join(env.dataDir, 'backups');
  await makeBackup(saved.shop.shop.env, saved.shop.platform, { folder: backups, keep: 1 });
  expect(readdirSync(backups).filter((name) => name.endsWith('.db'))).toHaveLength(2);
  await database.close();
  await older.remove();
});
