import { readFileSync } from 'node:fs';
import { STAFF, stockUp } from '../tests/support/menu/stock-up';
import { prepareShopServer, type ShopServer } from '../tests/support/platform/shop-server';
import { makeTestDatabase, type TestDatabase } from '../tests/support/platform/test-database';

/** The database engines that the shop runs on. */
export type Engine = 'sqlite' | 'postgres';

/** The built shop on a new database, not started yet. */
export async function withShop<Result>(
  engine: Engine,
  work: (shop: ShopServer, database: TestDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await makeTestDatabase(engine);
  const shop = await prepareShopServer({
    ...database.settings,
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  });
  try {
    return await work(shop, database);
  } finally {
    await shop.stop();
    await database.remove();
  }
}

/** The built shop on a new database, open and with plenty of stock. */
export function inStockedShop<Result>(
  engine: Engine,
  work: (shop: ShopServer, database: TestDatabase) => Promise<Result>,
): Promise<Result> {
  return withShop(engine, async (shop, database) => {
    await shop.start();
    await stockUp(shop.url);
    return work(shop, database);
  });
}

/** A process's resident memory in MB, read from /proc; NaN on systems without it. */
export function residentMb(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN;
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1000;
}
