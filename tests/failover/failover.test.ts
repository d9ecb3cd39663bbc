import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CutLine, openCutLine } from '../support/platform/cut-line';
import { findPostgres } from '../support/platform/find-postgres';
import { type PostgresCluster, startPostgresCluster } from '../support/platform/postgres-cluster';
import { type ChainServer, openChainServer } from './chain-server';
import { startOrders } from './order-load';
import { createShopDatabase, promote, query, replicateSynchronously, shopIn } from './standby';

const BEFORE_MS = 2000;
/** How long nobody promotes the standby. */
const UNNOTICED_MS = 1000;
const AFTER_MS = 1000;
const LONGEST_MS = 10_000;
const STOCK = 900_000;
/** The log's level of a request that was answered. */
const INFO = 30;
const COUNT_ORDERS = 'select count(*)::int as orders from orders';

const onPostgres = process.env['TEST_ENGINE'] === 'postgres';
const programs = onPostgres ? findPostgres() : undefined;
if (onPostgres && !programs) {
  console.warn('No programs of PostgreSQL found: the failover to a standby is not tested.');
}

describe.runIf(programs)('two servers, whose database moves to its standby', () => {
  const start = (standbyOf?: string) =>
    startPostgresCluster(programs ?? '', {
      settings: 'replicated',
      ...(standbyOf && { standbyOf }),
    });
  let dataDir: string;
  let primary: PostgresCluster;
  let standby: PostgresCluster;
  let line: CutLine;
  let first: ChainServer;
  let second: ChainServer;
  let tea: { id: string };
  let cake: { id: string; price: number };

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
    primary = await start();
    await createShopDatabase(primary);
    line = await openCutLine(shopIn(primary));
    first = await openChainServer(dataDir, line.url);
    second = await openChainServer(dataDir, line.url);
    const { id: categoryId } = await first.asAdmin('POST', '/api/categories', { name: 'Tea' });
    const dish = { price: 100, stockCount: STOCK, categoryId };
    tea = await first.asAdmin('POST', '/api/products', { ...dish, name: 'Temi tea' });
    cake = await first.asAdmin('POST', '/api/products', { ...dish, name: 'Seed cake' });
  });
  beforeEach(async () => {
    standby = await start(primary.url);
    await replicateSynchronously(primary);
  });
  afterEach(async () => {
    await primary.stop();
    primary = standby;
  });
  afterAll(async () => {
    await line.cut();
    await Promise.all([first.close(), second.close()]);
    await primary.stop();
    rmSync(dataDir, { recursive: true });
  });

  test.each([
    ['killed', 'kill', 111],
    ['frozen', 'freeze', 112],
  ] as const)(
    'lose and double no order when it is %s, and work again within 10 s',
    {
      timeout: 60_000,
    },
    async (_, endPrimary, price) => {
      const [before] = await query<{ orders: number }>(shopIn(primary), COUNT_ORDERS);
      for (const server of [first, second]) {
        expect(await server.priceOf(cake.id)).toBe(cake.price);
      }
      const feeds = [first.followOrders(), second.followOrders()];
      const logged = [first, second].map(({ log }) => log.length);
      const load = startOrders([first, second], tea, endPrimary);
      await sleep(BEFORE_MS);
      await primary[endPrimary]();
      const lostAt = performance.now();
      await sleep(UNNOTICED_MS);
      await promote(standby);
      line.switchTo(shopIn(standby));
      const movedAt = performance.now();
      const takenSince = () => load.taken.find(({ at }) => at > movedAt);
      await expect.poll(takenSince, { timeout: 2 * LONGEST_MS }).toBeDefined();
      await sleep(AFTER_MS);
      await load.end();
      expect(load.failures).toEqual([]);
      const backAt = Math.max(load.lastRefusedAt, takenSince()?.at ?? Number.NaN);
      expect(backAt - lostAt).toBeLessThan(LONGEST_MS);

      cake = await first.asAdmin('PUT', `/api/products/${cake.id}`, { ...cake, price });
      await expect.poll(() => second.priceOf(cake.id)).toBe(price);
      for (const heardAt of feeds) {
        const unheard = () => load.taken.filter(({ id }) => !heardAt.has(id));
        await expect.poll(unheard, { timeout: LONGEST_MS }).toEqual([]);
        const lateMs = load.taken.map(({ id, at }) => (heardAt.get(id) ?? Number.NaN) - at);
        expect(Math.max(...lateMs)).toBeLessThan(LONGEST_MS);
      }

      const failures = [first, second].map(({ log }, index) =>
        log.slice(logged[index]).filter(({ level }) => level !== INFO),
      );
      for (const lines of failures) expect(lines.length).toBeLessThanOrEqual(2);

      const kept = await query<{ id: string }>(shopIn(standby), 'select id from orders');
      const ids = new Set(kept.map(({ id }) => id));
      expect(load.taken.filter(({ id }) => !ids.has(id))).toEqual([]);
      expect(kept).toHaveLength((before?.orders ?? 0) + load.taken.length);
    },
  );
});
