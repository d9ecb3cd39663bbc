/** Upgrades a shop's tables in its own process and prints the number of statements of each migration. */

import { openDatabase } from '../../server/platform/db/database';
import { isUnavailable } from '../../server/platform/db/engine-errors';
import { migrate } from '../../server/platform/db/migrate';
import { statements } from './die-after';
import { WITH_NEXT } from './next-migrations';

const { DATA_DIR = '', DATABASE_URL } = process.env;
try {
  const database = openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    poolSize: 1,
    onConnectionError: console.error,
  });
  await database.withMigrationConnection((db) => migrate(db, { migrations: WITH_NEXT }));
  await database.close();
  console.log(JSON.stringify(statements));
} catch (error) {
  console.error(isUnavailable(error) ? 'unavailable' : error);
  process.exitCode = 1;
}
