import { join } from 'node:path';
import SQLite from 'better-sqlite3';

/**
 * Takes a column away from a SQLite shop, as a damaged file or a failed update would.
 * @param dataDir the shop's.
 * @returns what puts it back.
 */
export function breakColumn(dataDir: string, table: string, column: string): () => void {
  rename(dataDir, table, column, `${column}_gone`);
  return () => rename(dataDir, table, `${column}_gone`, column);
}

function rename(dataDir: string, table: string, from: string, to: string): void {
  const database = new SQLite(join(dataDir, 'shop.db'));
  database.exec(`alter table ${table} rename column ${from} to ${to}`);
  database.close();
}
