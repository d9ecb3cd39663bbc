import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyBackup } from '../../server/operate/backup/verify-backup';
import { openShop } from '../../server/operate/open-shop';
import { openTables } from '../../server/operate/start/open-tables';
import { migrateIdentity } from '../../server/people/identity/identity-service';
import { openDatabase } from '../../server/platform/db/database';
import { createMigrationTable } from '../../server/platform/db/migrate';
import { MIGRATIONS } from '../../server/platform/db/migration-list';
import { assertSchemaIsCurrent, readSchemaVersion } from '../../server/platform/db/schema-version';
import { liveShop, makeTables } from '../support/platform/live-shop';
import { makeTestDatabase, type TestDatabase } from '../support/platform/test-database';
import { createTestPlatform } from '../support/platform/test-platform';
import { WITH_NEXT } from './next-migrations';
import { createOldShop } from './old-shop';

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
    await createOldShop(db, 300);
    await migrateIdentity(identity, db);
  });
  await database.close();
}

async function start(): Promise<string[]> {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const platform = { ...createTestPlatform(), migrations: WITH_NEXT, print };
  const shop = await openShop(env(), platform);
  await shop.close();
  return printed;
}

test('an upgrade first makes a verified backup and prints its path', async () => {
  await fillPlace();
  const printed = (await start()).join('\n');
  const file = /is saved in (.+)$/.exec(printed)?.[1] ?? '';
  const { rows } = await verifyBackup(file, { migrations: WITH_NEXT, pending: 'allowed' });
  expect(rows).toMatchObject({ orders: 300, order_items: 600, inventory: 20 });
  expect(await start()).toEqual([]);
});

test('an interrupted first start continues without a backup', async () => {
  await makeTables(place.settings);
  expect(await start()).toEqual([]);
});

test('a shop that cannot be backed up is not upgraded', async () => {
  await fillPlace();
  writeFileSync(join(place.settings.DATA_DIR, 'backups'), 'in the way');
  await expect(start()).rejects.toThrow();
  const { db, close } = openPlace();
  expect((await readSchemaVersion(db, WITH_NEXT)).applied).toEqual(Object.keys(MIGRATIONS));
  await expect(assertSchemaIsCurrent(db, WITH_NEXT)).rejects.toThrow(
    'An older version of the shop last used',
  );
  await close();
});

test('a database changed by a newer version is refused with a message and not changed', async () => {
  await makeTables(place.settings);
  const { db, close } = openPlace();
  await assertSchemaIsCurrent(db, MIGRATIONS);
  await sql`insert into kysely_migration values ('9999-from-tomorrow', '')`.execute(db);
  const sentence = 'A newer version of the shop has changed this database (9999-from-tomorrow).';
  await expect(start()).rejects.toThrow(sentence);
  await expect(assertSchemaIsCurrent(db, MIGRATIONS)).rejects.toThrow(sentence);
  await close();
});

test('a database that lacks an earlier migration is refused', async () => {
  await makeTables(place.settings);
  const { db, close } = openPlace();
  await sql`insert into kysely_migration values ('9002-tips-by-day', '')`.execute(db);
  await expect(readSchemaVersion(db, WITH_NEXT)).rejects.toThrow('lacks the migration 9001-tips');
  await close();
});

test('a database made before release 1.0.0 is refused with a message and not changed', async () => {
  const { db, close } = openPlace();
  await createMigrationTable(db);
  await sql`insert into kysely_migration values ('0001-the-shop', ''), ('0070-tick-times', '')`.execute(
    db,
  );
  await expect(start()).rejects.toThrow(
    'This database was made before release 1.0.0, which cannot read it. Start with an empty one',
  );
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  expect(tables.map(({ name }) => name)).toEqual(['kysely_migration']);
  await close();
});
