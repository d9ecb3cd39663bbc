import { postgresForTests } from '../support/platform/find-postgres';
import { startPostgresCluster } from '../support/platform/postgres-cluster';

/** Starts PostgreSQL before all browser tests and puts its URL into `TEST_DATABASE_URL`. */
export default async function startPostgres(): Promise<(() => Promise<void>) | undefined> {
  const source = postgresForTests();
  if (!source || 'url' in source) return undefined;
  const cluster = await startPostgresCluster(source.programs);
  process.env.TEST_DATABASE_URL = cluster.url;
  return cluster.stop;
}
