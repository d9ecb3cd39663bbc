import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { quickPasswordHash } from '../../tests/support/quick-password-hash';
import { makeTestDatabase } from '../../tests/support/test-database';
import { createTestWorld } from '../../tests/support/test-world';
import { createApp } from '../app';
import { parseEnv } from '../env';
import { openShop } from '../open-shop';
import { createAdmin } from '../staff/manage-admins';
import { restIdentityContexts, restWhenIdle } from './resting-contexts';

function resting() {
  const storage = new AsyncLocalStorage<string>();
  restWhenIdle(storage);
  return storage;
}

/** What work that goes on after its run still finds in the storage. */
async function foundAfterwards<Store>(storage: AsyncLocalStorage<Store>, store: Store) {
  let late: Promise<Store | undefined> | undefined;
  await storage.run(store, async () => {
    late = turn().then(() => turn().then(() => storage.getStore()));
  });
  return late;
}

test('each run has its own store to its end, however many there are at once', async () => {
  const storage = resting();
  const seen = async (turns: number) => {
    for (let each = 0; each < turns; each += 1) await turn();
    return storage.getStore();
  };
  const runs = [5, 1, 3].map((turns) => storage.run(`for ${turns}`, seen, turns));
  expect(await Promise.all(runs)).toEqual(['for 5', 'for 1', 'for 3']);
  expect(await storage.run('again', seen, 2)).toBe('again');
});

test('a run within another leaves it its store', async () => {
  const storage = resting();
  const outer = storage.run('outer', async () => {
    const inner = await storage.run('inner', async () => storage.getStore());
    await turn();
    return [inner, storage.getStore()];
  });
  expect(await outer).toEqual(['inner', 'outer']);
});

test('it is off when the last run has ended, failed or thrown', async () => {
  const storage = resting();
  const fails = () => storage.run('failing', () => Promise.reject(new Error('failed')));
  await expect(fails()).rejects.toThrow('failed');
  const throws = () =>
    storage.run('throwing', () => {
      throw new Error('thrown');
    });
  expect(throws).toThrow('thrown');
  expect(storage.run('at once', () => storage.getStore())).toBe('at once');
  expect(await foundAfterwards(storage, 'ended')).toBeUndefined();
});

test('those of the identity service rest, too', async () => {
  await restIdentityContexts();
  const store = {} as never;
  expect(await foundAfterwards(await getCurrentAuthContextAsyncLocalStorage(), store)).toBe(
    undefined,
  );
  expect(await foundAfterwards(await getCurrentDBAdapterAsyncLocalStorage(), store)).toBe(
    undefined,
  );
  expect(await foundAfterwards(await getRequestStateAsyncLocalStorage(), store)).toBe(undefined);
});

/** A password of each one's own. */
const doorOf = (name: string) => `momos-${name.length}-${name.at(0)}-thukpa`;

/** A shop in which each sign-in stops at its password until it is let on. */
async function openHaltingShop() {
  const database = await makeTestDatabase();
  const halted = new Map<string, () => void>();
  const world = {
    ...createTestWorld(),
    passwordHash: {
      ...quickPasswordHash,
      async verify(kept: { hash: string; password: string }) {
        await new Promise<void>((resolve) => halted.set(kept.password, resolve));
        return quickPasswordHash.verify(kept);
      },
    },
  };
  const shop = await openShop(parseEnv({ ...database.settings }), world);
  const { db } = shop.database;
  const app = createApp(shop, {});
  return {
    hire: (name: string) =>
      createAdmin(
        { ...world, db, accounts: shop.accounts },
        { email: `${name}@cafe.example`, name, password: doorOf(name), role: 'staff' },
        null,
      ),
    /** Begins a sign-in on a device that bears the person's name; `end` lets it on. */
    async beginSignIn(name: string) {
      const password = doorOf(name);
      const answer = app.request('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': `${name}-phone` },
        body: JSON.stringify({ email: `${name}@cafe.example`, password }),
      });
      await expect.poll(() => halted.has(password)).toBe(true);
      return async (): Promise<string> => {
        halted.get(password)?.();
        halted.delete(password);
        const { token }: { token: string } = JSON.parse(await (await answer).text());
        return token;
      };
    },
    signOut: async (session: string) => {
      const headers = { Authorization: `Bearer ${session}`, 'Content-Type': 'application/json' };
      const asked = { method: 'POST', headers, body: '{}' };
      return (await app.request('/api/auth/sign-out', asked)).json();
    },
    async ownerOf(session: string) {
      const { rows } = await sql<{ name: string; device: string }>`
        select u.name, s."userAgent" as device from identity_sessions s
        join identity_users u on u.id = s."userId" where s.token = ${session}`.execute(db);
      return rows[0];
    },
    close: () => shop.close().finally(database.remove),
  };
}

test('sign-ins that overlap, and what ends among them, stay with their own people', async () => {
  const shop = await openHaltingShop();
  const names = ['asha', 'binod', 'chimi'];
  for (const name of names) await shop.hire(name);
  const [endAsha, endBinod, endChimi] = await Promise.all(names.map(shop.beginSignIn));

  const binods = (await endBinod?.()) ?? '';
  expect(await shop.ownerOf(binods)).toEqual({ name: 'binod', device: 'binod-phone' });
  const ashas = (await endAsha?.()) ?? '';
  expect(await shop.signOut(binods)).toEqual({ success: true });
  const chimis = (await endChimi?.()) ?? '';

  expect(await shop.ownerOf(ashas)).toEqual({ name: 'asha', device: 'asha-phone' });
  expect(await shop.ownerOf(chimis)).toEqual({ name: 'chimi', device: 'chimi-phone' });
  expect(await shop.ownerOf(binods)).toBeUndefined();
  // After a rest it begins anew.
  const again = await (await shop.beginSignIn('binod'))();
  expect(await shop.ownerOf(again)).toEqual({ name: 'binod', device: 'binod-phone' });
  await shop.close();
});
