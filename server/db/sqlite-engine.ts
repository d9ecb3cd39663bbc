import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import {
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { GroupCommitDriver } from './group-commit';
import { SqliteConnection } from './sqlite-connection';
import { type SqliteNotifications, sqliteNotifications } from './sqlite-notifications';

const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens SQLite in one file. `synchronous=FULL` syncs every commit to the disk before it is
 * acknowledged; WAL lets other processes read meanwhile.
 * @param file path of the database; it and its folder are created if missing.
 */
export function openSqlite(file: string): {
  dialect: Dialect;
  notifications: SqliteNotifications;
  disconnect: () => void;
} {
  mkdirSync(dirname(file), { recursive: true });
  const connection = new SqliteConnection(file, BUSY_TIMEOUT_MS);
  connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const notifications = sqliteNotifications(connection);
  const dialect: Dialect = {
    createDriver: () => new GroupCommitDriver(connection, notifications),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return { dialect, notifications, disconnect: () => connection.close() };
}

/** Commits transactions one by one and has foreign keys off, which SQLite ignores within one. */
export function sqliteMigrationDialect(file: string): Dialect {
  const database = new SQLite(file);
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = OFF');
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return new SqliteDialect({ database });
}

/** Whether another process has the file open. Moves the write-ahead log into the file. */
export function isFileInUse(file: string): boolean {
  const database = new SQLite(file, { timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('begin exclusive; commit');
    database.pragma('wal_checkpoint(TRUNCATE)');
    return false;
  } catch (error) {
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true;
    throw error;
  } finally {
    database.close();
  }
}
