import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyBackup } from '../../server/operate/backup/verify-backup';
import { openTables } from '../../server/operate/start/open-tables';
import { migrateIdentity } from '../../server/people/identity/identity-service';
import { MIGRATIONS } from '../../server/platform/db/migration-list';
import { liveShop } from '../support/platform/live-shop';
import { makeTestDatabase, type TestDatabase } from '../support/platform/test-database';
import { createTestPlatform } from '../support/platform/test-platform';
import { createOldShop } from './old-shop';
import { type Program, prepareProgram } from './run-program';

const timeout = 180_000;
let upgrade: Program;
let place: TestDatabase;
beforeAll(async () => {
  upgrade = await prepareProgram('open-shop-program');
}, timeout);
afterAll(() => upgrade.remove());
beforeEach(async () => {
  place = await makeTestDatabase();
  const env = liveShop({ ...place.settings, AUTH_SECRET: 'x'.repeat(40) });
  const { database, identity } = openTables(env, createTestPlatform());
  await database.withMigrationConnection(async (db) => {
    await createOldShop(db, 300);
    await migrateIdentity(identity, db);
  });
  await database.close();
});
afterEach(() => place.remove());

const start = (KILL_IN = '') => upgrade.run({ ...place.settings, KILL_IN });
/** The copies that the version before the upgrade opens. */
async function rollbackCopies(): Promise<string[]> {
  const folder = join(place.settings.DATA_DIR, 'backups');
  const names = readdirSync(folder).filter((name) => name.endsWith('.db'));
  const open = async (name: string) =>
    verifyBackup(join(folder, name), { migrations: MIGRATIONS, pending: 'refused' }).then(
      () => [name],
      () => [],
    );
  return (await Promise.all(names.map(open))).flat();
}

test('an upgrade that is killed again and again keeps a copy that the old version opens', {
  timeout,
}, async () => {
  expect(await start('9001-tips')).toMatchObject({ signal: 'SIGKILL' });
  const [first] = await rollbackCopies();
  expect(first).toBeDefined();
  expect(await start('9002-tips-by-day')).toMatchObject({ signal: 'SIGKILL' });
  // The old version may have taken orders since the first copy: the newest one of its state stays.
  const newest = (await rollbackCopies()).sort().at(-1);
  expect(newest).not.toBe(first);
  for (let kill = 0; kill < 5; kill += 1) {
    expect(await start('9002-tips-by-day')).toMatchObject({ signal: 'SIGKILL' });
  }
  expect(await rollbackCopies()).toEqual([newest]);
  expect(await start()).toMatchObject({ code: 0, errors: '' });
  expect(await rollbackCopies()).toEqual([newest]);
});
