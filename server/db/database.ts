import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Notices } from './notices';
import { postgresDialect } from './postgres-engine';
import { postgresNotices } from './postgres-notices';
import type { ShopTables } from './schema';
import { openSqlite } from './sqlite-engine';

/** The shop's tables, or a transaction over them. */
export type Database = Kysely<ShopTables>;

export type Engine = 'sqlite' | 'postgres';

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  notices: Notices;
  /** Lends the database without time-outs, for work that a large shop makes long. */
  patiently: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** Where the data lives: PostgreSQL when an address is given, else a file in `dataDir`. */
export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Connections of this process to PostgreSQL, at most; SQLite has one. */
  poolSize: number;
  /** The file of `checkpoint-thread.mjs`, where SQLite is to use it. */
  checkpointThread?: URL | undefined;
  /** Told of each connection that breaks; it is replaced. */
  onConnectionError: (error: Error) => void;
}

/** Opens the database; nothing is created in it but, for SQLite, the file. */
export function openDatabase({
  dataDir,
  databaseUrl,
  poolSize,
  checkpointThread,
  onConnectionError,
}: DatabaseLocation): OpenDatabase {
  if (!databaseUrl) {
    const thread = checkpointThread && { program: checkpointThread, onError: onConnectionError };
    const { dialect, notices } = openSqlite(join(dataDir, 'shop.db'), thread);
    const db = new Kysely<ShopTables>({ dialect });
    return {
      db,
      engine: 'sqlite',
      notices,
      patiently: (work) => work(db),
      close: closing(db, notices),
    };
  }
  const settings = { connectionString: databaseUrl, poolSize, onConnectionError };
  const notices = postgresNotices(databaseUrl, onConnectionError);
  const db = new Kysely<ShopTables>({ dialect: postgresDialect(settings) });
  return {
    db,
    engine: 'postgres',
    notices,
    patiently: async (work) => {
      const dialect = postgresDialect({ ...settings, poolSize: 1, patient: true });
      const patient = new Kysely<ShopTables>({ dialect });
      try {
        return await work(patient);
      } finally {
        await patient.destroy();
      }
    },
    close: closing(db, notices),
  };
}

function closing(db: Database, notices: Notices) {
  return async () => {
    await notices.close();
    await db.destroy();
  };
}
