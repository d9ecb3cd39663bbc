import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transaction';
import { readSecret, replaceSecret } from '../start/auth-secret';
import type { Env } from '../start/env';
import { openTables } from '../start/open-tables';
import type { Platform } from '../start/platform';
import { BackupError, syncToDisk, unsealBackup } from './backup-file';
import { withClosedShop } from './closed-shop';
import {
  asAnyTables,
  copyTable,
  countRows,
  listTables,
  openReadOnly,
  type RowCounts,
} from './copy-tables';
import { giveToOwnerOf, makeFolder } from './file-owner';
import { shopFile } from './make-backup';
import { forgetMove } from './moved-shop';
import { verifyBackup } from './verify-backup';
import { withWorkFolder } from './work-folder';

export interface Restored {
  madeAt: string;
  rows: RowCounts;
}

/**
 * Keeps an old SQLite shop under another name; PostgreSQL must be empty. An older backup is migrated first.
 * @throws BackupError when the file is not a good backup, the shop is open, or the database already
 * has tables. Nothing has been changed then.
 */
export async function restoreBackup(env: Env, platform: Platform, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  makeFolder(env.dataDir);
  return withWorkFolder(env.dataDir, async (folder) => {
    const copy = join(folder, 'shop.db');
    copyFileSync(file, copy);
    const facts = await verifyBackup(copy, {
      migrations: platform.migrations,
      pending: 'allowed',
    });
    const secret = facts.secret ?? env.authSecret;
    if (secret === undefined) {
      throw new BackupError(
        'The secret of this shop was set in AUTH_SECRET. Set it to the same value. If it is lost, set a new one; everyone then has to sign in again.',
      );
    }
    unsealBackup(copy);
    const rows = await bringUpToDate({ ...env, authSecret: secret }, platform, folder);
    await withClosedShop(env, async () => {
      const target = shopFile(env);
      if (target) putInPlace(copy, target, platform.clock());
      else await copyIntoPostgres(env, platform, copy);
      if (facts.secret) replaceShopSecret(env.dataDir, facts.secret, platform.clock());
    });
    return { madeAt: facts.madeAt, rows };
  });
}

async function bringUpToDate(env: Env, platform: Platform, folder: string): Promise<RowCounts> {
  const tables = openTables({ ...env, dataDir: folder, databaseUrl: undefined }, platform);
  try {
    await tables.migrate();
    // Without a WAL, all data is in the one file that is moved.
    await sql`pragma journal_mode = delete`.execute(tables.database.db);
    return await countRows(asAnyTables(tables.database.db));
  } catch (cause) {
    throw new BackupError(`This backup cannot be migrated: ${cause}`, { cause });
  } finally {
    await tables.database.close();
  }
}

/** By renaming, so that a shop exists at every moment. */
function putInPlace(copy: string, target: string, now: Date): void {
  for (const end of ['', '-wal']) {
    if (existsSync(target + end)) copyAside(target + end, now);
  }
  // SQLite would apply the old WAL to the new file.
  for (const end of ['-wal', '-shm']) rmSync(target + end, { force: true });
  chmodSync(copy, 0o600);
  giveToOwnerOf(dirname(target), copy);
  syncToDisk(copy);
  renameSync(copy, target);
  forgetMove(dirname(target));
  syncToDisk(dirname(target));
}

function replaceShopSecret(dataDir: string, secret: string, now: Date): void {
  const old = readSecret(dataDir);
  if (old === secret) return;
  if (old !== undefined) copyAside(join(dataDir, 'auth-secret'), now);
  giveToOwnerOf(dataDir, replaceSecret(dataDir, secret));
}

function copyAside(file: string, now: Date): void {
  const aside = `${file}.replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  copyFileSync(file, aside);
  chmodSync(aside, 0o600);
  giveToOwnerOf(dirname(file), aside);
}

async function copyIntoPostgres(env: Env, platform: Platform, copy: string): Promise<void> {
  const source = openReadOnly(copy);
  const { database, migrate } = openTables(env, platform);
  try {
    const there = await database.db.introspection.getTables();
    if (there.length > 0) throw new BackupError('This database is not empty. Create a new one.');
    await migrate();
    const tables = await listTables(source);
    await inTransaction(database.db, async (tx) => {
      for (const table of tables) await copyTable(source, asAnyTables(tx), table);
    });
    const rows = await countRows(source);
    const arrived = await countRows(asAnyTables(database.db), Object.keys(rows));
    if (!isDeepStrictEqual(rows, arrived)) {
      throw new BackupError('Not all rows were copied. Create a new database and try again.');
    }
  } finally {
    await source.destroy();
    await database.close();
  }
}
