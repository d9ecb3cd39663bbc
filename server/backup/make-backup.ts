import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { Env } from '../env';
import { type OpenTables, openTables } from '../open-tables';
import type { World } from '../world';
import { BackupError, checkIntact, closeAsOneFile, sealBackup, syncToDisk } from './backup-file';
import { asAnyTables, copyTable, listTables, openSqliteFile } from './copy-tables';
import { sameMigrations } from './same-migrations';

const BACKUP_NAME = /^shop-\d{4}-[\dTZ-]+\.db$/;

/** What to back up, and where to. */
export interface BackupJob {
  /** The folder that takes the backup; made when absent. */
  folder: string;
  /** How many of the folder's backups stay; the oldest go. */
  keep: number;
}

/** A SQLite shop's file; undefined on PostgreSQL. */
export function shopFile(env: Pick<Env, 'dataDir' | 'databaseUrl'>): string | undefined {
  return env.databaseUrl === undefined ? join(env.dataDir, 'shop.db') : undefined;
}

/**
 * Writes the whole shop, as it is at one moment, into one SQLite file, whichever engine it runs on.
 * The shop may be open meanwhile. The file holds personal data and, unless the environment has it,
 * the shop's secret.
 * @returns the file's path.
 * @throws BackupError when there is no shop, or the copy is not sound; nothing is then left behind.
 */
export async function makeBackup(env: Env, world: World, job: BackupJob): Promise<string> {
  const source = shopFile(env);
  if (source && !existsSync(source)) throw new BackupError(`There is no shop at ${source}.`);
  mkdirSync(job.folder, { recursive: true, mode: 0o700 });
  const madeAt = world.clock().toISOString();
  const file = join(job.folder, `shop-${madeAt.replaceAll(/[:.]/g, '-')}.db`);
  const work = mkdtempSync(join(job.folder, 'making-'));
  const tables = openTables(env, world);
  try {
    const partial = join(work, 'shop.db');
    if (source) await sql`vacuum into ${partial}`.execute(tables.database.db);
    else await copyFromServer(tables, { ...env, dataDir: work }, world);
    const copy = openSqliteFile(partial);
    await checkIntact(copy);
    await sealBackup(copy, {
      made_at: madeAt,
      auth_secret: env.authSecret === undefined ? tables.secret : null,
    });
    await closeAsOneFile(copy, partial);
    renameSync(partial, file);
    syncToDisk(job.folder);
  } finally {
    await tables.database.close();
    rmSync(work, { recursive: true, force: true });
  }
  removeOldest(job);
  return file;
}

async function copyFromServer({ database, secret }: OpenTables, env: Env, world: World) {
  const target = openTables({ ...env, databaseUrl: undefined, authSecret: secret }, world);
  try {
    await target.migrate();
    await sameMigrations(database.db, target.database.db);
    const to = asAnyTables(target.database.db);
    await sql`pragma foreign_keys = off`.execute(to);
    const tables = await listTables(to);
    await inSnapshot(database.db, async (snapshot) => {
      for (const table of tables) await copyTable(asAnyTables(snapshot), to, table);
    });
  } finally {
    await target.database.close();
  }
}

/** Reads everything as it was at one moment, whatever is ordered meanwhile. */
function inSnapshot(db: Database, work: (snapshot: Database) => Promise<void>): Promise<void> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work);
}

function removeOldest({ folder, keep }: BackupJob): void {
  const backups = readdirSync(folder).filter((name) => BACKUP_NAME.test(name));
  for (const name of backups.sort().slice(0, -keep)) rmSync(join(folder, name));
}
