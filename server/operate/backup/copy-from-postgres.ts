import { sql } from 'kysely';
import { migrateIdentity } from '../../people/identity/identity-service';
import type { Database } from '../../platform/db/database';
import { createMigrationTable } from '../../platform/db/migrate';
import { readSchemaVersion } from '../../platform/db/schema-version';
import type { Env } from '../start/env';
import { openDatabaseOf, openTables } from '../start/open-tables';
import type { Platform } from '../start/platform';
import { asAnyTables, copyTable, countRows, listTables } from './copy-tables';
import { assertComplete } from './verify-backup';

/** One snapshot, same migrations. @param pending whether it may lack some. @returns its rows by table. */
export async function copyFromPostgres(
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
