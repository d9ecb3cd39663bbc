import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { type Generated, Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqlite } from './sqlite-engine';

interface Tables {
  sold: { id: Generated<number> };
}

const PROGRAM = new URL('./checkpoint-thread.mjs', import.meta.url);

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')('checkpoints in a thread', () => {
  let folder: string;
  let file: string;
  let errors: Error[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'checkpoints-'));
    file = join(folder, 'shop.db');
    errors = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function withTable(program: URL, work: (db: Kysely<Tables>) => Promise<void>) {
    const { dialect } = openSqlite(file, { program, onError: (error) => errors.push(error) });
    const db = new Kysely<Tables>({ dialect });
    await sql`create table if not exists sold (id integer primary key)`.execute(db);
    await work(db);
    await db.destroy();
  }

  const sell = async (db: Kysely<Tables>, times: number) => {
    for (let sold = 0; sold < times; sold += 1) {
      await db.transaction().execute((tx) => tx.insertInto('sold').defaultValues().execute());
    }
  };

  /** What stands in the file without what is only in the log beside it. */
  function inFile(): number {
    const copy = join(folder, 'copy.db');
    copyFileSync(file, copy);
    const database = new SQLite(copy);
    const [{ count } = { count: -1 }] = database
      .prepare<[], { count: number }>('select count(*) as count from sold')
      .all();
    database.close();
    return count;
  }

  it('move what is committed into the file while the shop is open', async () => {
    await withTable(PROGRAM, async (db) => {
      await sell(db, 10);
      expect(() => inFile()).toThrow('no such table');
      await sell(db, 100);
      await vi.waitFor(() => expect(inFile()).toBeGreaterThanOrEqual(63), 10_000);
      await sell(db, 64);
      await vi.waitFor(() => expect(inFile()).toBeGreaterThanOrEqual(127), 10_000);
    });
    expect(inFile()).toBe(174);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(errors).toEqual([]);
  });

  it('are told of when their thread fails, and everything is written nevertheless', async () => {
    await withTable(new URL('./no-such-thread.mjs', import.meta.url), async (db) => {
      await sell(db, 64);
      await vi.waitFor(() => expect(errors).toHaveLength(1), 10_000);
      await sell(db, 130);
    });
    expect(errors).toHaveLength(1);
    expect(inFile()).toBe(194);
  });
});
