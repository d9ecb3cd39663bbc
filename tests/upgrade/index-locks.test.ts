import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { SqliteConnection } from '../../server/platform/db/sqlite-connection';
import { WITH_NEXT } from './next-migrations';

// On PostgreSQL nobody could read the table until the whole index is built.
test.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'no migration builds an index of a table that it alters',
  async () => {
    const statements: string[] = [];
    const db = new Kysely<unknown>({
      dialect: new SqliteDialect({ database: new SqliteConnection(':memory:') }),
      log: ({ query }) => {
        statements.push(query.sql);
      },
    });
    for (const [name, migration] of Object.entries(WITH_NEXT)) {
      statements.length = 0;
      await migration.up(db);
      const tables = (pattern: RegExp) =>
        statements.flatMap((statement) => pattern.exec(statement)?.[1] ?? []);
      const altered = tables(/^alter table "?(\w+)/);
      const indexed = tables(/^create (?:unique )?index .* on "?(\w+)/);
      expect([name, indexed.filter((table) => altered.includes(table))]).toEqual([name, []]);
    }
    await db.destroy();
  },
);
