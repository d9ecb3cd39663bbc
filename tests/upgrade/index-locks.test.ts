import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { SqliteConnection } from '../../server/platform/db/sqlite-connection';
import { WITH_NEXT } from './next-migrations';

// On PostgreSQL nobody could read the table until the whole index is built.
test.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'a migration builds no index of a table that it alters, and alters orders before what hangs on them',
  async () => {
    const statements: string[] = [];
    const db = new Kysely<unknown>({
      dialect: new SqliteDialect({ database: new SqliteConnection(':memory:') }),
      log: ({ query }) => {
        statements.push(query.sql);
      },
    });
    /** A table stands behind those to which its rows refer, and is written after them. */
    const created: string[] = [];
    for (const [name, migration] of Object.entries(WITH_NEXT)) {
      statements.length = 0;
      await migration.up(db);
      const tables = (pattern: RegExp) =>
        statements.flatMap((statement) => pattern.exec(statement)?.[1] ?? []);
      const altered = tables(/^(?:alter|drop) table "?(\w+)/).filter(
        (table) => !/^rebuilt_/.test(table),
      );
      const indexed = tables(/^create (?:unique )?index .* on "?(\w+)/);
      expect([name, indexed.filter((table) => altered.includes(table))]).toEqual([name, []]);
      // A transaction that places an order would wait for the migration, and the migration for it.
      const inOrder = altered.toSorted((a, b) => created.indexOf(a) - created.indexOf(b));
      expect([name, altered]).toEqual([name, inOrder]);
      created.push(...tables(/^create table "?(\w+)/m));
    }
    await db.destroy();
  },
);
