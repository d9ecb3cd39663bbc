import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyBackup } from '../../server/operate/backup/verify-backup';
import { openShop } from '../../server/operate/open-shop';
import { openTables } from '../../server/operate/start/open-tables';
import { migrateIdentity } from '../../server/people/identity/identity-service';
import { openDatabase } from '../../server/platform/db/database';
import { MIGRATIONS } from '../../server/platform/db/migration-list';
import { assertSchemaIsCurrent, readSchemaVersion } from '../../server/platform/db/schema-version';
import { liveShop, makeTables } from '../support/live-shop';
import { makeTestDatabase, type TestDatabase } from '../support/test-database';
import { createTestPlatform } from '../support/test-platform';
import { createOldShop, createTables } from './old-shop';

let place: TestDatabase;
beforeEach(async () => {
  place = await makeTestDatabase();
});
afterEach(() => place.remove());

const env = () => liveShop({ ...place.settings, AUTH_SECRET: 'x'.repeat(40) });

function openPlace() {
  const { DATA_DIR, DATABASE_URL } = place.settings;
  const onConnectionError = console.error;
  return openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    poolSize: 1,
    onConnectionError,
  });
}

async function fillPlace(): Promise<void> {
  const { database, identity } = openTables(env(), createTestPlatform());
  await database.withMigrationConnection(async (db) => {
    await createOldShop(db as unknown as Kysely<unknown>, 300);
    await migrateIdentity(identity, db);
  });
  await database.close();
}

async function start(): Promise<string[]> {
  const printed: string[] = [];
  const platform = { ...createTestPlatform(), print: (line: string) => printed.push(line) };
  const shop = await openShop(env(), platform);
  await shop.close();
  return printed;
}

test('an upgrade first makes a verified backup and prints its path', async () => {
  await fillPlace();
  const printed = (await start()).join('\n');
  const file = /is saved in (.+)$/.exec(printed)?.[1] ?? '';
  const { rows } = await verifyBackup(file, { pending: 'allowed' });
  expect(rows).toMatchObject({ orders: 300, order_items: 300, inventory: 20 });
  await expect(verifyBackup(file, { pending: 'refused' })).rejects.toThrow('0015-background-work');
  expect(await start()).toEqual([]);
});

test('an interrupted first start continues without a backup', async () => {
  const { withMigrationConnection, close } = openPlace();
  await withMigrationConnection((db) => createTables(db as unknown as Kysely<unknown>));
  await close();
  expect(await start()).toEqual([]);
});

test('a shop that cannot be backed up is not upgraded', async () => {
  await fillPlace();
  writeFileSync(join(place.settings.DATA_DIR, 'backups'), 'in the way');
  await expect(start()).rejects.toThrow();
  const { db, close } = openPlace();
  expect((await readSchemaVersion(db)).applied.at(-1)).toBe('0014-used-totp-steps');
  await expect(assertSchemaIsCurrent(db)).rejects.toThrow('An older version of the shop last used');
  await close();
});

test('a database changed by a newer version is refused with a message and not changed', async () => {
  await makeTables(place.settings);
  const { db, close } = openPlace();
  await assertSchemaIsCurrent(db);
  await sql`insert into kysely_migration values ('9999-from-tomorrow', '')`.execute(db);
  const sentence = 'A newer version of the shop has changed this database (9999-from-tomorrow).';
  await expect(start()).rejects.toThrow(sentence);
  await expect(assertSchemaIsCurrent(db)).rejects.toThrow(sentence);
  await close();
});

test('a database that lacks an earlier migration is refused', async () => {
  await makeTables(place.settings);
  const { db, close } = openPlace();
  const [, second] = Object.keys(MIGRATIONS);
  await sql`delete from kysely_migration where name = ${second}`.execute(db);
  await expect(readSchemaVersion(db)).rejects.toThrow(`lacks the migration ${second}`);
  await close();
});
