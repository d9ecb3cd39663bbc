import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { type AnyTables, openSqliteFile } from './copy-tables';

/** What a backup tells of itself. */
export interface BackupFacts {
  made_at: string;
  /** Null when the shop had its secret from its environment. */
  auth_secret: string | null;
}

/** The file is no backup of a shop, or a damaged one. The message says so. */
export class BackupError extends Error {}

const DAMAGED = 'This file is damaged, or no backup at all.';

/** Puts into a copy of the shop what makes it a backup. */
export async function sealBackup(copy: Kysely<AnyTables>, facts: BackupFacts): Promise<void> {
  await copy.schema
    .createTable('backup_facts')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('auth_secret', 'text')
    .execute();
  await copy
    .insertInto('backup_facts')
    .values({ ...facts })
    .execute();
}

/**
 * Takes a backup's facts out of a copy of it, which then is a shop's database.
 * @param file the copy's path.
 * @throws BackupError when the file is none, or is damaged.
 */
export async function unsealBackup(file: string): Promise<BackupFacts> {
  const copy = openBackup(file);
  try {
    await checkIntact(copy);
    const facts = await copy
      .selectFrom('backup_facts')
      .selectAll()
      .executeTakeFirst()
      .catch(() => undefined);
    if (!facts) throw new BackupError('This file is no backup of a shop.');
    await copy.schema.dropTable('backup_facts').execute();
    return facts as unknown as BackupFacts;
  } finally {
    await copy.destroy();
  }
}

function openBackup(file: string): Kysely<AnyTables> {
  try {
    return openSqliteFile(file);
  } catch (cause) {
    throw new BackupError(DAMAGED, { cause });
  }
}

/** @throws BackupError when a page, an index or a reference of the file is broken. */
export async function checkIntact(copy: Kysely<AnyTables>): Promise<void> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`
    .execute(copy)
    .catch(() => undefined);
  const isSound = integrity?.rows[0]?.integrity_check === 'ok';
  const broken = isSound ? await sql`pragma foreign_key_check`.execute(copy) : undefined;
  if (broken?.rows.length !== 0) throw new BackupError(DAMAGED);
}

/** Leaves one file without a log beside it, on the disk, for its owner's eyes alone. */
export async function closeAsOneFile(copy: Kysely<AnyTables>, file: string): Promise<void> {
  await sql`pragma journal_mode = delete`.execute(copy);
  await copy.destroy();
  chmodSync(file, 0o600);
  syncToDisk(file);
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
