import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import type { Database } from './database';
import { isLockTimeout, isTransient, isUnavailable } from './engine-errors';
import { isPostgres } from './is-postgres';
import { MIGRATIONS, type Migrations } from './migration-list';
import { type MigrationTables, readSchemaVersion, SchemaError } from './schema-version';

/** While a migration waits for a table, every query of that table waits behind it. */
const LOCK_TIMEOUT_MS = 1000;
const LONGEST_RETRY_MS = 2 * MINUTE_MS;
/** Long enough for the queries that waited to finish. */
const RETRY_PAUSE_MS = 500;

export interface MigrateOptions {
  migrations?: Migrations;
  beforeUpgrade?: ((pending: string[]) => Promise<void>) | undefined;
}

/**
 * Brings the tables up to date. Each migration is one transaction together with the row that records
 * it, on both engines: an interrupted migration is applied completely or not at all.
 * @param db a connection of `withMigrationConnection`, which has foreign keys off on SQLite.
 * @param options.beforeUpgrade called once, before the first pending migration of a shop that has tables.
 * @throws SchemaError when this version does not know the database's tables, or a migration fails.
 */
export async function migrate(
  db: Database,
  { migrations = MIGRATIONS, beforeUpgrade = async () => {} }: MigrateOptions = {},
): Promise<void> {
  const { applied, pending } = await readSchemaVersion(db, migrations);
  if (applied.length === 0) await createMigrationTable(db);
  else if (pending.length > 0) await beforeUpgrade(pending);
  for (const name of pending) await applyPatiently(db, name, migrations);
}

export async function createMigrationTable(db: Database): Promise<void> {
  await db.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
}

/** Retries a migration that cannot get its lock, because servers of an older version still write. */
async function applyPatiently(db: Database, name: string, migrations: Migrations): Promise<void> {
  const deadline = performance.now() + LONGEST_RETRY_MS;
  for (;;) {
    try {
      return await db
        .connection()
        .execute((connection) => applyInTransaction(connection, name, migrations));
    } catch (error) {
      const isRetryable = isTransient(error) || isLockTimeout(error);
      if (!isRetryable || performance.now() > deadline) throw explainFailure(name, error);
      await sleep(RETRY_PAUSE_MS * (0.5 + Math.random()));
    }
  }
}

async function applyInTransaction(
  connection: Database,
  name: string,
  migrations: Migrations,
): Promise<void> {
  const tx = connection as unknown as Kysely<unknown>;
  await sql`begin`.execute(tx);
  try {
    await apply(tx, name, migrations);
    await sql`commit`.execute(tx);
  } catch (error) {
    // This fails if a full disk has ended SQLite's transaction; the first error says more.
    await sql`rollback`.execute(tx).catch(() => {});
    throw error;
  }
}

async function apply(tx: Kysely<unknown>, name: string, migrations: Migrations): Promise<void> {
  if (isPostgres(tx)) await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(tx);
  // Recorded first: a second process that applies the same migration waits here for the first one.
  const { numInsertedOrUpdatedRows } = await (tx as unknown as Kysely<MigrationTables>)
    .insertInto('kysely_migration')
    .values({ name, timestamp: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  await migrations[name]?.up(tx);
  if (!isPostgres(tx)) await assertReferences(tx);
}

/** Foreign keys are off during a migration, so that a table can be rebuilt; see rebuild-table.ts. */
async function assertReferences(tx: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(tx);
  const tables = new Set(rows.map(({ table }) => table));
  if (tables.size > 0) throw new Error(`Rows refer to missing ones: ${[...tables].join(', ')}`);
}

/** describe-failure.ts has sentences for a full disk and a lost connection. */
function explainFailure(name: string, error: unknown): unknown {
  if (isUnavailable(error) && !isTransient(error) && !isLockTimeout(error)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new SchemaError(
    `The migration ${name} failed and was rolled back (${reason}). Start the shop again; if it fails again, go back to the version that ran before, or restore a backup: docs/upgrading.md says how.`,
    { cause: error },
  );
}
