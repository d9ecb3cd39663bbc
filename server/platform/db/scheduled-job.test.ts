import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/platform/test-shop';
import { type OpenShop, openShop } from '../../operate/open-shop';
import { runScheduledJob } from './scheduled-job';

const EVERY_MS = 60_000;

let shop: TestShop;
let second: OpenShop | undefined;
beforeAll(async () => {
  shop = await openTestShop();
  // A SQLite file has one server.
  if (process.env['TEST_ENGINE'] === 'postgres')
    second = await openShop(shop.shop.env, shop.platform);
});
afterAll(async () => {
  await second?.close();
  await shop.close();
});

function tryOnBoth(name: string, work: () => Promise<unknown>) {
  const { db } = shop.shop.database;
  const due = { name, everyMs: EVERY_MS, now: shop.platform.clock() };
  const servers = [db, second?.database.db ?? db, db, second?.database.db ?? db];
  return Promise.allSettled(servers.map((each) => runScheduledJob(each, due, work)));
}

test('a job that all servers start at once runs on one of them, and again when it is due', async () => {
  let runs = 0;
  const work = async () => {
    runs += 1;
  };
  await tryOnBoth('count', work);
  expect(runs).toBe(1);
  shop.platform.passSeconds(EVERY_MS / 1000 - 1);
  await tryOnBoth('count', work);
  expect(runs).toBe(1);
  await tryOnBoth('something else', work);
  expect(runs).toBe(2);
  shop.platform.passSeconds(1);
  await tryOnBoth('count', work);
  expect(runs).toBe(3);
});

test('a failed job is due at once, and a wrong clock does not stop it for ever', async () => {
  const outcomes = await tryOnBoth('fail', () => Promise.reject(new Error('failed')));
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  let runs = 0;
  const work = async () => {
    runs += 1;
  };
  shop.platform.passSeconds(86_400);
  await tryOnBoth('fail', work);
  shop.platform.passSeconds(-86_400);
  await tryOnBoth('fail', work);
  expect(runs).toBe(2);
});
