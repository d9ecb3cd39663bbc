import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { GroupCommitDriver } from './group-commit';
import { SqliteConnection, SqliteError } from './sqlite-connection';
import { type SqliteNotifications, sqliteNotifications } from './sqlite-notifications';

/** 16 MB hold the tables of daily work; SQLite's default is 2 MB. */
const CACHE = 'pragma cache_size = -16000';

/** 16 MB instead of 4: a page that many orders change is moved once, and orders take a quarter less time. */
const CHECKPOINT = 'pragma wal_autocheckpoint = 4000';

/** `synchronous=FULL` syncs every commit before it is acknowledged; WAL lets other processes read meanwhile. */
export function openSqlite(file: string): {
  dialect: Dialect;
  notifications: SqliteNotifications;
  disconnect: () => void;
} {
  mkdirSync(dirname(file), { recursive: true });
  keepPrivate(file);
  const connection = new SqliteConnection(file);
  connection.exec(`pragma journal_mode = wal; pragma synchronous = full; ${CACHE}; ${CHECKPOINT}`);
  const notifications = sqliteNotifications(connection);
  const dialect: Dialect = {
    createDriver: () => new GroupCommitDriver(connection, notifications),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return { dialect, notifications, disconnect: () => connection.close() };
}

/** Nobody but the owner reads the customers' data. SQLite gives its WAL the mode of the file. */
function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  else if (statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
}

/** Commits transactions one by one and has foreign keys off, which SQLite ignores within one. */
export function sqliteMigrationDialect(file: string): Dialect {
  const database = new SqliteConnection(file);
  database.exec(`pragma synchronous = full; pragma foreign_keys = off; ${CACHE}`);
  return new SqliteDialect({ database });
}

/** Also moves the write-ahead log into the file. */
export function isFileInUse(file: string): boolean {
  const connection = new SqliteConnection(file, { timeoutMs: 0 });
  try {
    connection.exec('pragma locking_mode = exclusive; begin exclusive; commit');
    connection.exec('pragma wal_checkpoint(truncate)');
    return false;
  } catch (error) {
    if (error instanceof SqliteError && error.code === 'SQLITE_BUSY') return true;
    throw error;
  } finally {
    connection.close();
  }
}
