import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { postgresForTests } from './find-postgres';
import { startPostgresCluster } from './postgres-cluster';

/** Vitest's global setup for PostgreSQL: puts the server's address into `TEST_DATABASE_URL`. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const source = postgresForTests();
  if (!source) return undefined;
  if ('url' in source) {
    const mark = `${randomBytes(4).toString('hex')}_`;
    process.env.TEST_DATABASE_MARK = mark;
    return () => dropDatabases(source.url, `shop_${mark}`);
  }
  const cluster = await startPostgresCluster(source.programs);
  process.env.TEST_DATABASE_URL = cluster.url;
  return cluster.stop;
}

/** Removes the template database from a server that outlives the tests. */
async function dropDatabases(url: string, begins: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [begins],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}
