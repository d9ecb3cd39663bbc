import {
  appendFileSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSavedShop, runOn, type SavedShop } from '../../../tests/support/operate/saved-shop';
import { makeTestDatabase, type TestDatabase } from '../../../tests/support/platform/test-database';
import { MIGRATIONS } from '../../platform/db/migration-list';
import { restoreBackup } from './restore-backup';
import { verifyBackup } from './verify-backup';

const verify = (file: string) => verifyBackup(file, { migrations: MIGRATIONS, pending: 'refused' });

let saved: SavedShop;
/** An empty database, in which a refused backup changes nothing. */
let target: TestDatabase;

beforeAll(async () => {
  saved = await openSavedShop();
  target = await makeTestDatabase();
});
beforeEach(() => saved.begin());
afterEach(() => saved.end());
afterAll(async () => {
  await target.remove();
  await saved.close();
});

/** @param change writes into a copy of the good backup. */
function damaged(change: (file: string) => void): string {
  const file = join(saved.folder, 'damaged.db');
  copyFileSync(saved.good, file);
  change(file);
  return file;
}

async function expectRefused(file: string, reason: RegExp): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = target.settings;
  const env = { ...saved.shop.shop.env, dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
  await expect(restoreBackup(env, saved.shop.platform, file)).rejects.toThrow(reason);
  expect(readdirSync(DATA_DIR)).toEqual([]);
}

describe('a restore refuses', () => {
  test('a backup with any bit flipped', async () => {
    const bytes = readFileSync(saved.good);
    const places = Array.from({ length: 40 }, (_, step) =>
      Math.floor(((bytes.length - 1) * step) / 39),
    );
    for (const place of [...places, bytes.length - 2, bytes.length - 70]) {
      const file = damaged((copy) => {
        const bent = Buffer.from(bytes);
        bent[place] = (bent[place] ?? 0) ^ 4;
        writeFileSync(copy, bent);
      });
      await expect(verify(file), `byte ${place}`).rejects.toThrow(/ this file|^This file/);
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
        runOn(file, 'create table notes (text text)');
      }),
      /not a backup/,
    );
    await expectRefused(join(saved.folder, 'gone.db'), /There is no file/);
  });

  test('a backup of a shop with AUTH_SECRET when AUTH_SECRET is not set', async () => {
    const file = await saved.save({
      ...saved.shop.shop.env,
      authSecret: 'a-secret-of-the-environment-32-long',
    });
    await expectRefused(file, /AUTH_SECRET/);
  });
});
