import { STAFF } from '../../support/menu/stock-up';
import { findPostgres } from '../../support/platform/find-postgres';
import {
  type PostgresCluster,
  startPostgresCluster,
} from '../../support/platform/postgres-cluster';
import { prepareShopServer, type ShopServer } from '../../support/platform/shop-server';
import { makeTestDatabase, type TestDatabase } from '../../support/platform/test-database';
import type { EngineName } from './options';

/** The built shop on its own database, with as many servers as that database allows. */
export interface OpenShops {
  servers: readonly ShopServer[];
  database: TestDatabase;
  /** A PostgreSQL server for this shop alone. */
  cluster: PostgresCluster | undefined;
  close: () => Promise<void>;
}

export const SHOP_ORIGIN = 'http://localhost';
const SERVERS = { sqlite: 1, postgres: 3 } as const;
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
 * Starts the servers on an empty database that syncs every commit, like a real shop's.
 * @param more environment variables of the servers.
 * @returns undefined if PostgreSQL is wanted but not installed.
 */
export async function openShops(
  engine: EngineName,
  more: Record<string, string> = {},
): Promise<OpenShops | undefined> {
  const cluster = await ownCluster(engine);
  if (engine === 'postgres' && !cluster) return undefined;
  if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
  const database = await makeTestDatabase(engine);
  const servers: ShopServer[] = [];
  const close = async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await database.remove();
    await cluster?.stop();
  };
  try {
    for (let each = 0; each < SERVERS[engine]; each += 1) {
      const server = await prepareShopServer({ ...database.settings, ...SHARED, ...more });
      servers.push(server);
      await server.start();
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { servers, database, cluster, close };
}

async function ownCluster(engine: EngineName): Promise<PostgresCluster | undefined> {
  const programs = engine === 'postgres' ? findPostgres() : undefined;
  return programs === undefined
    ? undefined
    : startPostgresCluster(programs, { settings: 'durable' });
}
