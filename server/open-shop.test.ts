import { expect, test } from 'vitest';
import { parseEnv } from './env';
import { OpeningError, openShop } from './open-shop';
import { makeTestDatabase } from './testing/test-database';
import { createTestWorld } from './testing/test-world';

// A SQLite file has one server.
const SERVERS = process.env['TEST_ENGINE'] === 'postgres' ? 3 : 1;

test('all servers of an empty database may start together, and make one menu and one first admin', async () => {
  const database = await makeTestDatabase();
  const env = parseEnv({ ...database.settings });
  const printed: string[] = [];
  const opening = Array.from({ length: SERVERS }, () =>
    openShop(env, { ...createTestWorld(), print: (line) => printed.push(line) }),
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

test('a first admin whose password anybody guesses keeps a live shop shut', async () => {
  const database = await makeTestDatabase();
  const env = parseEnv({
    ...database.settings,
    ADMIN_EMAIL: 'owner@cafe.example',
    ADMIN_PASSWORD: 'Password123!',
  });
  const opening = openShop(env, createTestWorld());
  await expect(opening).rejects.toThrow(OpeningError);
  await expect(opening).rejects.toThrow('ADMIN_PASSWORD. This password is too easy to guess.');
  await database.remove();
});
