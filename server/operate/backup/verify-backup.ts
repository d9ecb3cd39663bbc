import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Migrations } from '../../platform/db/migration-list';
import {
  readSchemaVersion,
  SchemaError,
  type SchemaVersion,
} from '../../platform/db/schema-version';
import { BackupError, type BackupFacts, hasRightChecksum, readFacts } from './backup-file';
import { type AnyTables, asDatabase, countRows, openReadOnly } from './copy-tables';

/** Never changes the file. @param options.pending whether it may lack migrations. @throws BackupError */
export async function verifyBackup(
  file: string,
  { migrations, pending }: { migrations: Migrations; pending: 'allowed' | 'refused' },
): Promise<BackupFacts> {
  const isRight = await hasRightChecksum(file);
  if (isRight === false) throw new BackupError('This file has changed since it was written.');
  const facts = await readFacts(file);
  if (!isRight) throw new BackupError('The end of this file is missing.');
  const backup = openReadOnly(file);
  try {
    await assertSound(backup);
    await assertMigrations(backup, migrations, pending);
    const { backup_facts, ...rows } = await countRows(backup);
    if (!isDeepStrictEqual(rows, facts.rows)) {
      throw new BackupError(
        'The rows in this file differ from the shop at the time of the backup.',
      );
    }
    return { ...facts, rows };
  } finally {
    await backup.destroy();
  }
}

async function assertSound(backup: Kysely<AnyTables>): Promise<void> {
  const damage = 'The database in this file is damaged';
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`
    .execute(backup)
    .catch((cause: unknown) => {
      throw new BackupError(`${damage}.`, { cause });
    });
  const found = integrity.rows[0]?.integrity_check;
  if (found !== 'ok') throw new BackupError(`${damage}: ${found}`);
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(backup);
  if (rows[0]) throw new BackupError(`${damage}: rows of ${rows[0].table} reference missing rows.`);
}

async function assertMigrations(
  backup: Kysely<AnyTables>,
  migrations: Migrations,
  allowed: 'allowed' | 'refused',
) {
  const version = await readSchemaVersion(asDatabase(backup), migrations).catch((error) => {
    throw error instanceof SchemaError ? new BackupError(error.message, { cause: error }) : error;
  });
  if (version.applied.length === 0) throw new BackupError('This file does not contain a shop.');
  if (allowed === 'refused') assertComplete(version);
}

/** @throws BackupError when it lacks migrations of this version. */
export function assertComplete({ pending }: Pick<SchemaVersion, 'pending'>): void {
  if (pending.length === 0) return;
  throw new BackupError(
    `The shop lacks the migrations ${pending.join(', ')}: start this version once, then try again.`,
  );
}
