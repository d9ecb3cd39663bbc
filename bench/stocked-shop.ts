import { STAFF, stockUp } from '../tests/support/menu/stock-up';
import { prepareShopServer, type ShopServer } from '../tests/support/platform/shop-server';
import { makeTestDatabase, type TestDatabase } from '../tests/support/platform/test-database';

/** The database engines that the shop runs on. */
export type Engine = 'sqlite' | 'postgres';

type Work<Result> = (shop: ShopServer, database: TestDatabase, engine: Engine) => Promise<Result>;

/** The built shop on a new database, not started yet. */
export async function withShop<Result>(engine: Engine, work: Work<Result>): Promise<Result> {
  const database = await makeTestDatabase(engine);
  const shop = await prepareShopServer({
    ...database.settings,
    ...{ ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password },
    ...{ TRUST_PROXY: '1', LOG_LEVEL: 'warn' },
  });
  try {
    return await work(shop, database, engine);
  } finally {
    await shop.stop();
    await database.remove();
  }
}

/** The built shop on a new database, open and with plenty of stock. */
export function inStockedShop<Result>(engine: Engine, work: Work<Result>): Promise<Result> {
  return withShop(engine, async (shop, database) => {
    await shop.start();
    await stockUp(shop.url);
    return work(shop, database, engine);
  });
}

/** The built shop, open on a database that was filled while it was stopped. */
export function inFilledShop<Result>(
  engine: Engine,
  fill: (database: TestDatabase) => Promise<void>,
  work: Work<Result>,
): Promise<Result> {
  return inStockedShop(engine, async (shop, database) => {
    await shop.stop();
    await fill(database);
    await shop.start();
    return work(shop, database, engine);
  });
}
