import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '../../tests/support/platform/test-database';
import { createTestPlatform } from '../../tests/support/platform/test-platform';
import { OpeningError, openShop } from './open-shop';
import { parseEnv } from './start/env';

// A SQLite shop runs on one server.
const SERVERS = process.env['TEST_ENGINE'] === 'postgres' ? 3 : 1;

test('servers that start together on an empty database create one menu and one first admin', async () => {
  const database = await makeTestDatabase();
  const env = parseEnv({ ...database.settings });
  const printed: string[] = [];
  const opening = Array.from({ length: SERVERS }, () =>
    openShop(env, { ...createTestPlatform(), print: (line) => printed.push(line) }),
  );
  const opened = await Promise.all(opening);
  const admins = await opened[0]?.database.db.selectFrom('admins').selectAll().execute();
  const products = await opened[0]?.database.db.selectFrom('products').select('name').execute();
  for (const shop of opened) await shop.close();
  await database.remove();
  const names = products?.map(({ name }) => name) ?? [];
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  expect(admins).toHaveLength(1);
  expect(printed).toHaveLength(1);
});

test('a live shop does not open with an easily guessed password of the first admin', async () => {
  const database = await makeTestDatabase();
  const env = parseEnv({
    ...database.settings,
    ADMIN_EMAIL: 'owner@cafe.example',
    ADMIN_PASSWORD: 'Password123!',
  });
  const opening = openShop(env, createTestPlatform());
  await expect(opening).rejects.toThrow(OpeningError);
  await expect(opening).rejects.toThrow('ADMIN_PASSWORD. This password is too easy to guess.');
  // The failed attempt does not block a later start with a better password.
  const better = { ...env, adminPassword: 'first-admin-password' };
  await (await openShop(better, createTestPlatform(), 0)).close();
  await database.remove();
});

test.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'the owner alone can read the data of a SQLite shop, of an older one too',
  async () => {
    const { settings, remove } = await makeTestDatabase();
    const file = join(settings.DATA_DIR, 'shop.db');
    const env = parseEnv({ ...settings });
    for (let start = 1; start <= 2; start += 1) {
      const shop = await openShop(env, createTestPlatform());
      const modes = [file, `${file}-wal`].map((each) => statSync(each).mode & 0o777);
      expect([start, modes]).toEqual([start, [0o600, 0o600]]);
      await shop.close();
      chmodSync(file, 0o644);
    }
    await remove();
  },
);

test.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'a second server of a SQLite shop waits for the first, then fails with advice',
  async () => {
    const { settings, remove } = await makeTestDatabase();
    const env = parseEnv({ ...settings });
    const printed: string[] = [];
    const platform = { ...createTestPlatform(), print: (line: string) => printed.push(line) };
    const first = await openShop(env, createTestPlatform());

    const second = openShop(env, platform, 0);
    await expect(second).rejects.toThrow(OpeningError);
    await expect(second).rejects.toThrow(`The shop in ${settings.DATA_DIR} is open already`);

    const successor = openShop(env, platform);
    await expect.poll(() => printed).toContainEqual(expect.stringMatching(/Waiting for it to end/));
    await first.close();
    await (await successor).close();

    await remove();
  },
);

test.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'a killed server leaves no lock behind',
  async () => {
    const { settings, remove } = await makeTestDatabase();
    const env = parseEnv({ ...settings });
    const killed = spawn(process.execPath, [
      '-e',
      HOLD_LOCK,
      join(settings.DATA_DIR, 'server.lock'),
    ]);
    await once(killed.stdout, 'data');
    await expect(openShop(env, createTestPlatform(), 0)).rejects.toThrow(OpeningError);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const next = await openShop(env, createTestPlatform(), 0);
    await next.close();
    await remove();
  },
);

/** Takes the server's lock in another process. */
const HOLD_LOCK = `
  const { DatabaseSync } = require('@photostructure/sqlite');
  new DatabaseSync(process.argv[1]).exec('begin exclusive');
  setInterval(() => {}, 1000);
  console.log('held');
`;
