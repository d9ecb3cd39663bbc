import { postgresForTests } from './find-postgres';
import { startPostgresCluster } from './postgres-cluster';

/** Vitest's global set-up of the tests on PostgreSQL: they find the server in `TEST_DATABASE_URL`. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const source = postgresForTests();
  if (!source || 'url' in source) return undefined;
  const cluster = await startPostgresCluster(source.programs);
  process.env.TEST_DATABASE_URL = cluster.url;
  return cluster.stop;
}
