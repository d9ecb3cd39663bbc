import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import type { Notifications } from './notifications';
import { postgresEngine } from './postgres-engine';
import { postgresNotifications } from './postgres-notifications';
import type { ShopTables } from './schema';
import { openSqlite, sqliteMigrationDialect } from './sqlite-engine';

export type Database = Kysely<ShopTables>;

export interface WriteDeps {
  db: Database;
  clock: () => Date;
  newId: () => string;
}

type Engine = 'sqlite' | 'postgres';

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  notifications: Notifications;
  /** Opens another connection for the work, without timeouts; see `migrate`. */
  withMigrationConnection: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** In PostgreSQL if a URL is given, otherwise in a file in `dataDir`. */
interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The largest number of connections to PostgreSQL; SQLite has one. */
  poolSize: number;
  onConnectionError: (error: Error) => void;
}

/** Opens the database. For SQLite it creates the file, but no tables. */
export function openDatabase({
  dataDir,
  databaseUrl,
  poolSize,
  onConnectionError,
}: DatabaseLocation): OpenDatabase {
  if (!databaseUrl) {
    const file = join(dataDir, 'shop.db');
    const { dialect, notifications, disconnect } = openSqlite(file);
    const db = new Kysely<ShopTables>({ dialect });
    return {
      db,
      engine: 'sqlite',
      notifications,
      withMigrationConnection: (work) => lend(sqliteMigrationDialect(file), work),
      close: async () => {
        await closing(db, notifications)();
        // Kysely leaves the file open if it never ran a query.
        disconnect();
      },
    };
  }
  const settings = { connectionString: databaseUrl, poolSize, onConnectionError };
  const { dialect, watchPool } = postgresEngine(settings);
  const notifications = postgresNotifications({
    connectionString: databaseUrl,
    onDisconnect: onConnectionError,
    watchPool,
  });
  const db = new Kysely<ShopTables>({ dialect });
  return {
    db,
    engine: 'postgres',
    notifications,
    withMigrationConnection: (work) =>
      lend(postgresEngine({ ...settings, poolSize: 1, withoutTimeouts: true }).dialect, work),
    close: closing(db, notifications),
  };
}

async function lend<Result>(dialect: Dialect, work: (db: Database) => Promise<Result>) {
  const db = new Kysely<ShopTables>({ dialect });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function closing(db: Database, notifications: Notifications) {
  return async () => {
    await notifications.close();
    await db.destroy();
  };
}
