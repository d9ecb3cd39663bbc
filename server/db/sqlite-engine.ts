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
import { type CheckpointThread, checkpointsInThread } from './checkpoints';
import { GroupCommitDriver } from './group-commit';
import { type SqliteNotifications, sqliteNotifications } from './sqlite-notifications';

const BUSY_TIMEOUT_MS = 5000;
/** Pages in the log, 32 MB, at which SQLite makes a checkpoint that the thread has not finished. */
const LAST_CHECKPOINT_PAGES = 8000;

/**
 * SQLite in one file. `synchronous=FULL` puts every commit on the disk before
 * it is acknowledged; WAL lets reads go on meanwhile.
 * @param file path of the database, made with its folder when absent.
 * @param thread makes the checkpoints; without one a commit makes them now and then.
 */
export function openSqlite(
  file: string,
  thread?: CheckpointThread,
): { dialect: Dialect; notifications: SqliteNotifications; disconnect: () => void } {
  mkdirSync(dirname(file), { recursive: true });
  const database = new SQLite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  if (thread) database.pragma(`wal_autocheckpoint = ${LAST_CHECKPOINT_PAGES}`);
  const checkpoints = thread && checkpointsInThread(file, thread);
  const notifications = sqliteNotifications(database);
  const dialect: Dialect = {
    createDriver: () =>
      new GroupCommitDriver(database, keepPrepared(database), notifications, checkpoints),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return { dialect, notifications, disconnect: () => database.close() };
}

/** The same for whom nothing is to be told. */
export function sqliteDialect(file: string): Dialect {
  return openSqlite(file).dialect;
}

/**
 * A connection of its own for migrations: transactions are committed one by one, and foreign keys are
 * off, which SQLite ignores within a transaction.
 */
export function sqliteMigrationDialect(file: string): Dialect {
  const database = new SQLite(file);
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = OFF');
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return new SqliteDialect({ database });
}

/** Kysely prepares each query anew, which costs a fifth of a read; the shop's few hundred are kept. */
function keepPrepared(database: SQLite.Database) {
  const MOST_KEPT = 500;
  const kept = new Map<string, SQLite.Statement>();
  return (query: string): SQLite.Statement => {
    const known = kept.get(query);
    if (known) return known;
    const statement = database.prepare(query);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(query, statement);
    return statement;
  };
}

/**
 * Whether another process has the file open. Nobody's writes are lost by asking: what still stood in
 * the log beside the file is put into it.
 */
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
