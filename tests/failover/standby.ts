import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresCluster } from '../support/platform/postgres-cluster';

const DATABASE = 'shop';

/** The shop's database in a cluster. */
export function shopIn({ url }: PostgresCluster): string {
  const address = new URL(url);
  address.pathname = `/${DATABASE}`;
  return address.href;
}

export async function createShopDatabase({ url }: PostgresCluster): Promise<void> {
  await query(url, `create database ${DATABASE}`);
}

export async function query<Row extends pg.QueryResultRow>(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

/** From here on a commit is acknowledged once any one standby has it on its disk. */
export async function replicateSynchronously({ url }: PostgresCluster): Promise<void> {
  await query(url, `alter system set synchronous_standby_names = 'ANY 1 (*)'`);
  await query(url, 'select pg_reload_conf()');
  const connected = `select 1 from pg_stat_replication where sync_state = 'quorum'`;
  while ((await query(url, connected)).length === 0) await sleep(50);
}

/** The new primary has no standby yet, and waits for none. */
export async function promote({ url }: PostgresCluster): Promise<void> {
  await query(url, 'select pg_promote()');
}
