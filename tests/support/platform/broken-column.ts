import { join } from 'node:path';
import { SqliteConnection } from '../../../server/platform/db/sqlite-connection';

/**
 * Removes a column from a SQLite shop, as a damaged file or a failed upgrade would.
 * @param dataDir the shop's data folder.
 * @returns a function that restores the column.
 */
export function breakColumn(dataDir: string, table: string, column: string): () => void {
  rename(dataDir, table, column, `${column}_gone`);
  return () => rename(dataDir, table, `${column}_gone`, column);
}

function rename(dataDir: string, table: string, from: string, to: string): void {
  const database = new SqliteConnection(join(dataDir, 'shop.db'));
  database.exec(`alter table ${table} rename column ${from} to ${to}`);
  database.close();
}

/**
 * The status of a request that needs a missing table. On PostgreSQL a newer server may be migrating
 * the tables, so the shop asks the client to retry; on SQLite it is a failure.
 */
export const MISSING_TABLE_STATUS = process.env['TEST_ENGINE'] === 'postgres' ? 503 : 500;
