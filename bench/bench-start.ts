import { setTimeout as sleep } from 'node:timers/promises';
import { stockUp } from '../tests/support/menu/stock-up';
import { residentMb } from '../tests/support/platform/process-figures';
import type { ShopServer } from '../tests/support/platform/shop-server';
import type { TestDatabase } from '../tests/support/platform/test-database';
import { loadWithOrders } from './bench-orders';
import { median } from './compare';
import { measureHttp } from './measure';
import { decimals, type Measurement, markdownTable } from './measurement';
import type { Engine } from './stocked-shop';

const STARTS = 5;
const IDLE_MS = 3000;
const CONNECTIONS = 16;
const LOADED_SECONDS = 5;

/**
 * Starts the shop with an empty database, which creates the tables and writes the demo menu, then five times again;
 * puts menus and orders on it. The memory is the resident one, three seconds after a start and after the load.
 */
export async function benchStart(
  shop: ShopServer,
  _: TestDatabase,
  engine: Engine,
): Promise<Measurement> {
  const firstStartMs = await timeStart(shop);
  const starts: number[] = [];
  for (let each = 0; each < STARTS; each += 1) {
    await shop.stop();
    starts.push(await timeStart(shop));
  }
  await sleep(IDLE_MS);
  const idleMb = residentMb(shop.pid);
  await stockUp(shop.url);
  const menu = `${shop.url}/menu`;
  await measureHttp({ url: menu, connections: CONNECTIONS, seconds: LOADED_SECONDS });
  await loadWithOrders(shop.url, CONNECTIONS, LOADED_SECONDS);
  const startMs = median(starts);
  const figures = { firstStartMs, startMs, idleMb, loadedMb: residentMb(shop.pid) };
  const head = [engine, 'first start ms', 'opened again ms', 'idle MB', 'after a load MB'];
  const cells = ['the shop', ...decimals(0, ...Object.values(figures))];
  return { table: markdownTable(head, [cells]), figures };
}

async function timeStart(shop: ShopServer): Promise<number> {
  const startedAt = performance.now();
  await shop.start();
  return performance.now() - startedAt;
}
