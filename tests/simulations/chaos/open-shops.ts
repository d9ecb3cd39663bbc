import { STAFF } from '../../support/menu/stock-up';
import { findPostgres } from '../../support/platform/find-postgres';
import {
  type PostgresCluster,
  startPostgresCluster,
} from '../../support/platform/postgres-cluster';
import { prepareShopServer, type ShopServer } from '../../support/platform/shop-server';
import { makeTestDatabase, type TestDatabase } from '../../support/platform/test-database';

/** The number of servers on each engine: as many as it allows, or three. */
const SERVERS = { sqlite: 1, postgres: 3 } as const;
export type EngineName = keyof typeof SERVERS;

/** The built shop on its own database. */
export interface OpenShops {
  engine: EngineName;
  first: ShopServer;
  servers: readonly ShopServer[];
  database: TestDatabase;
  /** A PostgreSQL server for this shop alone. */
  cluster: PostgresCluster | undefined;
}

export const SHOP_ORIGIN = 'http://localhost';
export const SHOP_SECRET = 'the servers of one shop share this secret';
/** The environment that all servers of one shop share. */
const SHARED = {
  PUBLIC_URL: SHOP_ORIGIN,
  AUTH_SECRET: SHOP_SECRET,
  ADMIN_EMAIL: STAFF.email,
  ADMIN_PASSWORD: STAFF.password,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
};

/**
 * Starts the servers on an empty database that syncs every commit, like a real shop's, and ends them after the work.
 * @param more environment variables of the servers.
 * @returns undefined if PostgreSQL is wanted but not installed.
 */
export async function withShops<Result>(
  engine: EngineName,
  more: Record<string, string>,
  work: (shops: OpenShops) => Promise<Result>,
): Promise<Result | undefined> {
  const programs = engine === 'postgres' ? findPostgres() : undefined;
  if (engine === 'postgres' && !programs) return undefined;
  const cluster = programs
    ? await startPostgresCluster(programs, { settings: 'durable' })
    : undefined;
  if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
  const database = await makeTestDatabase(engine);
  const prepare = () => prepareShopServer({ ...database.settings, ...SHARED, ...more });
  const first = await prepare();
  const servers = [first];
  while (servers.length < SERVERS[engine]) servers.push(await prepare());
  try {
    for (const server of servers) await server.start();
    return await work({ engine, first, servers, database, cluster });
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await database.remove();
    await cluster?.stop();
  }
}
