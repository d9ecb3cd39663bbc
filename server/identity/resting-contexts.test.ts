import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context';
import { expect, test } from 'vitest';
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
