import { createHash } from 'node:crypto';
import SQLite from 'better-sqlite3';

/** Leaves out the times of migrations, which differ between upgrades. */
const EXCEPT_TIMES = 'select name from kysely_migration order by name';

/** The schema of a SQLite file and the number of rows of each table. @throws if the file is damaged. */
export function describeSchema(file: string): string {
  return withFile(file, (database) => {
    const schema = database
      .prepare('select type, name, sql from sqlite_schema order by type, name')
      .all();
    const counts = tablesOf(database).map(
      (table) => [table, database.prepare(`select count(*) as n from "${table}"`).get()] as const,
    );
    return JSON.stringify([schema, counts]);
  });
}

/** A digest of a SQLite file's whole content. */
export function digestFile(file: string): string {
  const schema = describeSchema(file);
  return withFile(file, (database) => {
    const digest = createHash('sha256').update(schema);
    for (const table of tablesOf(database)) {
      const query =
        table === 'kysely_migration' ? EXCEPT_TIMES : `select * from "${table}" order by 1, 2`;
      for (const row of database.prepare(query).raw().iterate()) {
        digest.update(JSON.stringify(row));
      }
    }
    return digest.digest('hex');
  });
}

function withFile<Result>(file: string, read: (database: SQLite.Database) => Result): Result {
  const database = new SQLite(file);
  try {
    const check = database.pragma('quick_check', { simple: true });
    if (check !== 'ok') throw new Error(`The file is damaged: ${check}`);
    return read(database);
  } finally {
    database.close();
  }
}

function tablesOf(database: SQLite.Database): string[] {
  return database
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .pluck()
    .all() as string[];
}
