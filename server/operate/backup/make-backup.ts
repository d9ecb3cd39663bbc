import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { migrateIdentity } from '../../people/identity/identity-service';
import type { Database } from '../../platform/db/database';
import { createMigrationTable } from '../../platform/db/migrate';
import { readSchemaVersion, SchemaError } from '../../platform/db/schema-version';
import { isDamage, SqliteConnection } from '../../platform/db/sqlite-connection';
import { readSecret } from '../start/auth-secret';
import type { Env } from '../start/env';
import { openDatabaseOf, openTables } from '../start/open-tables';
import type { Platform } from '../start/platform';
import { BackupError, hasRightChecksum, sealBackup, syncToDisk } from './backup-file';
import {
  asAnyTables,
  copyTable,
  countRows,
  listTables,
  overConnection,
  type RowCounts,
} from './copy-tables';
import { giveToOwnerOf } from './file-owner';
import { assertComplete, verifyBackup } from './verify-backup';
import { withWorkFolder } from './work-folder';

/** Counted and deleted separately. */
type BackupKind = 'shop' | 'before-upgrade';

interface BackupJob {
  /** Created when absent. */
  folder: string;
  /** How many good ones of this kind; older ones are deleted. */
  keep: number;
  kind?: BackupKind;
  /** The name of one that stays although newer ones are enough. */
  spared?: string | undefined;
}

type Place = Pick<Env, 'dataDir' | 'databaseUrl'>;

/** Whether it exists or not; undefined on PostgreSQL. */
export function shopFile({ dataDir, databaseUrl }: Place): string | undefined {
  return databaseUrl === undefined ? join(dataDir, 'shop.db') : undefined;
}

/** @throws BackupError when the file of a SQLite shop does not exist: opening it would create it. */
export function findShopFile(place: Place): string | undefined {
  const file = shopFile(place);
  if (file === undefined || existsSync(file)) return file;
  throw new BackupError(`There is no shop at ${resolve(file)}. Is DATA_DIR right?`);
}

export function backupFolder(env: Pick<Env, 'dataDir'>): string {
  return join(env.dataDir, 'backups');
}

/**
 * One snapshot, on either engine, in one SQLite file, verified before it gets its name. The shop may be open. It
 * has personal data and, unless it is set in the environment, the shop's secret. @returns the file's path.
 * @throws BackupError when there is no shop or the copy is damaged. It then leaves no file behind and
 * deletes no older backup.
 */
export async function makeBackup(
  env: Env,
  platform: Platform,
  { folder, keep, kind = 'shop', spared }: BackupJob,
): Promise<string> {
  const source = findShopFile(env);
  const secret = env.authSecret === undefined ? readSecret(env.dataDir) : null;
  if (secret === undefined) {
    throw new BackupError(
      `The secret is missing: there is neither AUTH_SECRET nor a file ${join(env.dataDir, 'auth-secret')}. Without it a restored shop would sign everyone out.`,
    );
  }
  const pending = kind === 'shop' ? 'refused' : 'allowed';
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (existsSync(env.dataDir)) giveToOwnerOf(env.dataDir, folder);
  const madeAt = platform.clock().toISOString();
  const file = join(folder, `${kind}-${madeAt.replaceAll(/[:.]/g, '-')}.db`);
  await withWorkFolder(folder, async (work) => {
    const copy = join(work, 'shop.db');
    try {
      const rows = source
        ? await copyFile(source, copy)
        : await copyFromPostgres(env, platform, { folder: work, pending });
      await sealBackup(copy, { madeAt, secret, rows });
      await verifyBackup(copy, { migrations: platform.migrations, pending });
    } catch (error) {
      throw notSaved(error);
    }
    giveToOwnerOf(folder, copy);
    renameSync(copy, file);
    syncToDisk(folder);
  });
  await deleteOldest({ folder, kind, keep, spared });
  return file;
}

function notSaved(error: unknown): unknown {
  const isExpected =
    isDamage(error) || error instanceof BackupError || error instanceof SchemaError;
  if (!isExpected) return error;
  return new BackupError(`The shop is not saved. ${error.message}`, { cause: error });
}

/** One transaction, so that both see the same snapshot. */
async function copyFile(source: string, copy: string): Promise<RowCounts> {
  const shop = new SqliteConnection(source);
  try {
    shop.exec('begin');
    const rows = await countRows(overConnection(shop));
    await shop.copyTo(copy);
    return rows;
  } finally {
    shop.close();
  }
}

/** Damaged backups do not count, so they cannot replace good ones. */
async function deleteOldest({
  folder,
  kind,
  keep,
  spared,
}: Required<Omit<BackupJob, 'spared'>> & Pick<BackupJob, 'spared'>): Promise<void> {
  let good = 0;
  for (const name of listBackups(folder, kind)) {
    const file = join(folder, name);
    if (name === spared) continue;
    if (good === keep) rmSync(file);
    else if (await hasRightChecksum(file)) good += 1;
  }
}

/** Newest first. */
export function listBackups(folder: string, kind: BackupKind): string[] {
  const isBackup = new RegExp(`^${kind}-\\d{4}-[\\dTZ-]+\\.db$`);
  return readdirSync(folder)
    .filter((name) => isBackup.test(name) && statSync(join(folder, name)).isFile())
    .sort()
    .reverse();
}

/** One snapshot, same migrations. @param pending whether it may lack some. @returns its rows by table. */
async function copyFromPostgres(
  env: Env,
  platform: Platform,
  { folder, pending }: { folder: string; pending: 'allowed' | 'refused' },
) {
  const { migrations } = platform;
  const source = openDatabaseOf(env, platform, 1);
  const copy = openTables({ ...env, dataDir: folder, databaseUrl: undefined }, platform);
  const to = asAnyTables(copy.database.db);
  try {
    await sql`pragma foreign_keys = off`.execute(to);
    return await source.withMigrationConnection((db) =>
      inSnapshot(db, async (snapshot) => {
        const from = asAnyTables(snapshot);
        await createMigrationTable(copy.database.db);
        await copyTable(from, to, { name: 'kysely_migration', key: ['name'] });
        const version = await readSchemaVersion(snapshot, migrations);
        if (pending === 'refused') assertComplete(version);
        for (const name of version.applied) await migrations[name]?.up(to);
        await migrateIdentity(copy.identity, copy.database.db);
        const tables = await listTables(to);
        for (const table of tables) await copyTable(from, to, table);
        return countRows(
          from,
          tables.map(({ name }) => name),
        );
      }),
    );
  } finally {
    await copy.database.close();
    await source.close();
  }
}

function inSnapshot<Result>(db: Database, work: (snapshot: Database) => Promise<Result>) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work);
}
