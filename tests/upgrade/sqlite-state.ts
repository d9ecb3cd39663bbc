import { createHash } from 'node:crypto';
import { SqliteConnection } from '../../server/platform/db/sqlite-connection';

/** The schema of a SQLite file and the number of rows of each table. */
export function describeSchema(file: string): string {
  return withFile(file, describe);
}

function describe(database: SqliteConnection): string {
  const { rows: schema } = database.query(
    'select type, name, sql from sqlite_schema order by type, name',
  );
  const counts = tablesOf(database).map(
    (table) => [table, database.query(`select count(*) as n from "${table}"`).rows[0]] as const,
  );
  return JSON.stringify([schema, counts]);
}

/** A digest of a SQLite file's whole content. @throws if the file is damaged. */
export function digestFile(file: string): string {
  return withFile(file, (database) => {
    const { rows } = database.query<{ quick_check: string }>('pragma quick_check');
    const check = rows[0]?.quick_check;
    if (check !== 'ok') throw new Error(`The file is damaged: ${check}`);
    const digest = createHash('sha256').update(describe(database));
    for (const table of tablesOf(database)) {
      const rows = database.prepare(rowsAsText(database, table)).iterate([]);
      for (const row of rows) digest.update(`${(row as { line: string }).line}\n`);
    }
    return digest.digest('hex');
  });
}

/** Reads a row as one text, which takes half the time of an object with all its columns. */
function rowsAsText(database: SqliteConnection, table: string): string {
  const { rows: columns } = database.query<{ name: string }>(
    'select name from pragma_table_info(?)',
    [table],
  );
  const values = columns
    .map(({ name }) => name)
    // The times of migrations differ between upgrades.
    .filter((name) => table !== 'kysely_migration' || name !== 'timestamp')
    .map((name) => `quote("${name}")`);
  return `select concat_ws(',', ${values.join(', ')}) as line from "${table}" order by 1`;
}

function withFile<Result>(file: string, read: (database: SqliteConnection) => Result): Result {
  const database = new SqliteConnection(file);
  try {
    return read(database);
  } finally {
    database.close();
  }
}

function tablesOf(database: SqliteConnection): string[] {
  return database
    .query<{ name: string }>("select name from sqlite_schema where type = 'table' order by name")
    .rows.map(({ name }) => name);
}
