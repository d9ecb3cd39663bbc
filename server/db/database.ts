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
  close: () => Promise<void>;
}

/** Where the data lives: PostgreSQL when an address is given, else a file in `dataDir`. */
export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
  onIdleError: (error: Error) => void;
}

/** Opens the database; nothing is created in it but, for SQLite, the file. */
export function openDatabase({
  dataDir,
  databaseUrl,
  onIdleError,
}: DatabaseLocation): OpenDatabase {
  const { dialect, notices } = databaseUrl
    ? {
        dialect: postgresDialect(databaseUrl, onIdleError),
        notices: postgresNotices(databaseUrl, onIdleError),
      }
    : openSqlite(join(dataDir, 'shop.db'));
  const db = new Kysely<ShopTables>({ dialect });
  const close = async () => {
    await notices.close();
    await db.destroy();
  };
  return { db, engine: databaseUrl ? 'postgres' : 'sqlite', notices, close };
}
