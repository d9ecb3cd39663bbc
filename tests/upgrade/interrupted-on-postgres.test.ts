import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../server/platform/db/database';
import { digestTables, namesOfTables } from '../support/platform/table-digests';
import { makeTestDatabase, type TestDatabase } from '../support/platform/test-database';
import { createOldShop } from './old-shop';
import { type Program, prepareProgram } from './run-program';

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('migrations on PostgreSQL', () => {
  const places: TestDatabase[] = [];
  let upgrade: Program;
  beforeAll(async () => {
    upgrade = await prepareProgram('upgrade-program');
  });
  afterAll(async () => {
    upgrade.remove();
    for (const place of places) await place.remove();
  });

  async function oldShop(): Promise<TestDatabase> {
    const place = await makeTestDatabase();
    places.push(place);
    await withDatabase(place, (db) => createOldShop(db, 2000));
    return place;
  }

  test('that are killed before their commit change nothing and can be repeated', {
    timeout: 120_000,
  }, async () => {
    const [undisturbed, killed] = [await oldShop(), await oldShop()];
    const { code, output } = await upgrade.run(undisturbed.settings);
    expect(code).toBe(0);
    let before = await withDatabase(killed, describeShop);
    /** The statements of the migration before, which the next run commits first. */
    let uncommitted = 0;
    for (const count of JSON.parse(output.split('\n')[1] ?? '') as number[]) {
      // PostgreSQL treats all statements of a transaction alike: the last is its commit.
      const killAfter = uncommitted + count - 1;
      const { signal } = await upgrade.run(killed.settings, { killAfter });
      expect(signal).toBe('SIGKILL');
      const after = await withDatabase(killed, describeShop);
      expect(after !== before).toBe(uncommitted > 0);
      before = after;
      uncommitted = count;
    }
    expect(await upgrade.run(killed.settings)).toMatchObject({ code: 0 });
    expect(await withDatabase(killed, describeShop)).toBe(
      await withDatabase(undisturbed, describeShop),
    );
  });
});

async function withDatabase<Result>(
  { settings: { DATA_DIR, DATABASE_URL } }: TestDatabase,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const onConnectionError = console.error;
  const database = openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    poolSize: 1,
    onConnectionError,
  });
  try {
    return await database.withMigrationConnection(work);
  } finally {
    await database.close();
  }
}

/** The columns, indexes, constraints and migrations, and a digest of each table's rows. */
async function describeShop(db: Database): Promise<string> {
  const { rows } = await sql`
    select 'column' as kind, table_name || '.' || column_name as name,
      concat_ws(' ', data_type, is_nullable, column_default) as made
    from information_schema.columns where table_schema = 'public'
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select 'migration', name, '' from kysely_migration
    order by 1, 2, 3`.execute(db);
  return JSON.stringify(rows) + (await digestTables(db, await namesOfTables(db)));
}
