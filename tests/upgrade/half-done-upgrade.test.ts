import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/platform/db/database';
import { migrate } from '../../server/platform/db/migrate';
import { MIGRATIONS } from '../../server/platform/db/migration-list';
import { SqliteConnection } from '../../server/platform/db/sqlite-connection';
import { createOldShop } from './old-shop';
import { digestFile } from './sqlite-state';

class Killed extends Error {}

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'an upgrade that an early version left half done',
  () => {
    let folder: string;
    let expected: string;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'shop-half-done-'));
      const { db } = open(folder);
      await createOldShop(db, 200);
      await db.destroy();
      expected = await upgrade(oldShop());
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    function oldShop(): string {
      const dataDir = mkdtempSync(join(folder, 'shop-'));
      copyFileSync(join(folder, 'shop.db'), join(dataDir, 'shop.db'));
      return dataDir;
    }

    function open(dataDir: string) {
      const database = new SqliteConnection(join(dataDir, 'shop.db'));
      const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
      return { database, db };
    }

    async function upgrade(dataDir: string): Promise<string> {
      const database = openDatabase({ dataDir, poolSize: 1, onConnectionError: console.error });
      await database.withMigrationConnection((db) => migrate(db));
      await database.close();
      return digestFile(join(dataDir, 'shop.db'));
    }

    /** Runs a migration without a transaction, as early versions did, and stops before a statement. */
    async function dieIn(dataDir: string, dying: string, statement: number): Promise<boolean> {
      const { database, db } = open(dataDir);
      for (const name of Object.keys(MIGRATIONS).filter((each) => each < dying)) {
        if (name < '0015') continue;
        await MIGRATIONS[name]?.up(db);
        await sql`insert into kysely_migration values (${name}, '')`.execute(db);
      }
      const prepare = database.prepare.bind(database);
      let count = 0;
      database.prepare = ((text: string) => {
        if (!text.startsWith('select') && !text.startsWith('with') && count++ === statement)
          throw new Killed();
        return prepare(text);
      }) as never;
      const dies = await MIGRATIONS[dying]?.up(db).then(
        () => false,
        (error: unknown) => {
          if (error instanceof Killed) return true;
          throw error;
        },
      );
      await db.destroy();
      return dies ?? false;
    }

    test.each(['0018-figures-of-days', '0019-equal-orders-in-time'])(
      'in %s is completed, wherever it stopped',
      async (name) => {
        let statement = 0;
        for (let dies = true; dies; statement += 1) {
          const dataDir = oldShop();
          dies = await dieIn(dataDir, name, statement);
          expect(await upgrade(dataDir), `before statement ${statement}`).toBe(expected);
        }
        expect(statement).toBeGreaterThan(6);
      },
    );
  },
);
