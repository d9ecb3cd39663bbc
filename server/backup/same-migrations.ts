import type { Kysely } from 'kysely';
import type { Database } from '../db/database';
import { BackupError } from './backup-file';

/** @throws BackupError when two databases were last opened by different versions of the shop. */
export async function sameMigrations(one: Database, other: Database): Promise<void> {
  if ((await migrationsOf(one)) === (await migrationsOf(other))) return;
  throw new BackupError(
    'The database was last used by another version of the shop. Start this version once, then try again.',
  );
}

async function migrationsOf(db: Database): Promise<string> {
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name).join(' ');
}
