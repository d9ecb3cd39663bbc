import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { replaceSecret } from '../auth-secret';
import { inTransaction } from '../db/transaction';
import type { Env } from '../env';
import { openTables } from '../open-tables';
import type { World } from '../world';
import {
  BackupError,
  type BackupFacts,
  closeAsOneFile,
  syncToDisk,
  unsealBackup,
} from './backup-file';
import { type AnyTables, asAnyTables, copyTable, listTables, openSqliteFile } from './copy-tables';
import { shopFile } from './make-backup';
import { whileClosed } from './while-closed';

/** What was restored: when its backup was made, and the rows of each table. */
export interface Restored {
  madeAt: string;
  rows: RowCounts;
}

/** Rows by the name of their table. */
type RowCounts = Record<string, number>;

/**
 * Puts a backup in the place of the shop that the settings name. A SQLite shop that was there is
 * moved aside, beside the new one; a PostgreSQL database must be empty. A backup of an older version
 * is brought up to date.
 * @throws BackupError when the file is no sound backup, the shop is open, or the database has a shop
 * in it already; nothing has been changed then.
 */
export async function restoreBackup(env: Env, world: World, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  mkdirSync(env.dataDir, { recursive: true });
  const work = mkdtempSync(join(env.dataDir, 'restoring-'));
  try {
    const copy = join(work, 'shop.db');
    copyFileSync(file, copy);
    const facts = await bringUpToDate(
      copy,
      { ...env, dataDir: work, databaseUrl: undefined },
      world,
    );
    const target = shopFile(env);
    return await whileClosed(env, async () => {
      const rows = target
        ? await takePlace(copy, target, world.clock())
        : await pourInto(env, world, copy);
      if (facts.auth_secret) replaceSecret(env.dataDir, facts.auth_secret);
      return { madeAt: facts.made_at, rows };
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function bringUpToDate(copy: string, env: Env, world: World): Promise<BackupFacts> {
  const facts = await unsealBackup(copy);
  const tables = openTables({ ...env, authSecret: facts.auth_secret ?? env.authSecret }, world);
  try {
    await tables.migrate();
  } finally {
    await tables.database.close();
  }
  return facts;
}

/** The new file takes the old one's name in one step: at no moment is there no shop. */
async function takePlace(copy: string, target: string, now: Date): Promise<RowCounts> {
  if (existsSync(target)) {
    const moment = now.toISOString().replaceAll(/[:.]/g, '-');
    const aside = target.replace(/db$/, `replaced-${moment}.db`);
    copyFileSync(target, aside);
    chmodSync(aside, 0o600);
  }
  const opened = openSqliteFile(copy);
  const rows = await countRows(opened);
  await closeAsOneFile(opened, copy);
  renameSync(copy, target);
  syncToDisk(dirname(target));
  return rows;
}

async function pourInto(env: Env, world: World, copy: string): Promise<RowCounts> {
  const source = openSqliteFile(copy);
  const { database, migrate } = openTables(env, world);
  try {
    const there = await database.db.introspection.getTables();
    if (there.length > 0) throw new BackupError('This database is not empty. Make a new one.');
    await migrate();
    const tables = await listTables(source);
    await inTransaction(database.db, async (tx) => {
      for (const table of tables) await copyTable(source, asAnyTables(tx), table);
    });
    const rows = await countRows(source);
    const arrived = await countRows(asAnyTables(database.db), Object.keys(rows));
    if (JSON.stringify(rows) !== JSON.stringify(arrived)) {
      throw new BackupError(
        'The rows that arrived are not those that were sent. Make a new database.',
      );
    }
    return rows;
  } finally {
    await source.destroy();
    await database.close();
  }
}

async function countRows(db: Kysely<AnyTables>, names?: string[]): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const name of names ?? (await listTables(db)).map((table) => table.name)) {
    const { count } = await db
      .selectFrom(name)
      .select((rows) => rows.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[name] = count;
  }
  return counts;
}
