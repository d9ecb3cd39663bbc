import { join } from 'node:path';
import SQLite from 'better-sqlite3';

/**
 * Takes a table away from under a running SQLite shop, as a damaged file or a failed update would.
 * @param dataDir the shop's.
 * @returns what puts it back.
 */
export function breakTable(dataDir: string, table: string): () => void {
  rename(dataDir, table, `${table}_gone`);
  return () => rename(dataDir, `${table}_gone`, table);
}

function rename(dataDir: string, from: string, to: string): void {
  const database = new SQLite(join(dataDir, 'shop.db'));
  database.exec(`alter table ${from} rename to ${to}`);
  database.close();
}
