import type { Kysely } from 'kysely';
import type { Database } from './database';
import type { Migrations } from './migration-list';

export class SchemaError extends Error {}

/** The first migration of the shops that were made before release 1.0.0. */
const BEFORE_RELEASE_1 = '0001-the-shop';

/** The table of applied migrations, with the name and the columns of Kysely's own migrator. */
export interface MigrationTables {
  kysely_migration: { name: string; timestamp: string };
}

export interface SchemaVersion {
  applied: string[];
  pending: string[];
}

/** @throws SchemaError for a database of a newer version, or one made before release 1.0.0. */
export async function readSchemaVersion(
  db: Database,
  migrations: Migrations,
): Promise<SchemaVersion> {
  const known = Object.keys(migrations);
  const applied = await appliedMigrations(db);
  if (applied.includes(BEFORE_RELEASE_1)) {
    throw new SchemaError(
      'This database was made before release 1.0.0, which cannot read it. Start with an empty one: set another DATA_DIR or DATABASE_URL. The version that made it can still export the menu and the reports.',
    );
  }
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new SchemaError(
      `A newer version of the shop has changed this database (${unknown.join(', ')}). Install that version again, or restore a backup made before the upgrade.`,
    );
  }
  const skipped = known.slice(0, applied.length).find((name) => !applied.includes(name));
  if (skipped) {
    throw new SchemaError(
      `This database lacks the migration ${skipped} but has later ones. Restore a backup.`,
    );
  }
  return { applied, pending: known.slice(applied.length) };
}

/** For commands beside a running shop: only the server migrates. @throws SchemaError for other migrations. */
export async function assertSchemaIsCurrent(db: Database, migrations: Migrations): Promise<void> {
  const { applied, pending } = await readSchemaVersion(db, migrations);
  if (applied.length === 0) {
    throw new SchemaError('This database is empty. Start the shop once to create its tables.');
  }
  if (pending.length > 0) {
    throw new SchemaError(
      'An older version of the shop last used this database. Run the command of that version, or start this version of the shop first: it upgrades the database.',
    );
  }
}

async function appliedMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await (db as unknown as Kysely<MigrationTables>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
