import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/platform/test-shop';
import type { Database } from './database';
import { prepared } from './prepared';
import { inTransaction } from './transaction';
import { connectionOf } from './transaction-connection';

interface Word {
  word: string;
  order_id: string;
}

let shop: TestShop;
let db: Database;
beforeAll(async () => {
  shop = await openTestShop();
  db = shop.shop.database.db;
  await sql`create table some_words (word text, order_id text)`.execute(db);
});
beforeEach(async () => {
  await sql`delete from some_words`.execute(db);
});
afterAll(async () => {
  await sql`drop table some_words`.execute(db);
  await shop.close();
});

/** The builder of the shop's tables, pointed at the test's own table of the same columns. */
const words = (of: Database) => of.withTables<{ some_words: Word }>();
const stored = async () =>
  (await words(db).selectFrom('some_words').selectAll().orderBy('word').execute()) as Word[];

it('compiles once for each shape of the values, and binds new values each time', async () => {
  let built = 0;
  const insert = prepared((of, rows: readonly Word[]) => {
    built += 1;
    return words(of).insertInto('some_words').values(rows);
  });
  await insert(db, [{ word: 'a', order_id: '1' }]);
  await insert(db, [{ word: 'b', order_id: '2' }]);
  await insert(db, [
    { word: 'c', order_id: '3' },
    { word: 'd', order_id: '4' },
  ]);
  expect(built).toBe(2);
  expect((await stored()).map(({ word, order_id }) => word + order_id)).toEqual([
    'a1',
    'b2',
    'c3',
    'd4',
  ]);
});

it('binds by name, whatever the order of the keys in each row', async () => {
  const insert = prepared((of, rows: readonly Word[]) =>
    words(of).insertInto('some_words').values(rows),
  );
  await insert(db, [{ word: 'a', order_id: '1' }]);
  await insert(db, [{ order_id: '2', word: 'b' }]);
  await insert(db, [
    { word: 'c', order_id: '3' },
    { order_id: '4', word: 'd' },
  ]);
  await insert(db, [
    { order_id: '5', word: 'e' },
    { word: 'f', order_id: '6' },
  ]);
  expect((await stored()).map(({ word, order_id }) => word + order_id)).toEqual([
    'a1',
    'b2',
    'c3',
    'd4',
    'e5',
    'f6',
  ]);
});

it('binds a value as often as the statement uses it, and null as null', async () => {
  const find = prepared((of, { word, id }: { word: string | null; id: string }) =>
    words(of)
      .selectFrom('some_words')
      .selectAll()
      .where('order_id', '=', id)
      .where(({ or, eb }) =>
        or([eb('word', 'is not distinct from', word), eb('order_id', '<>', id)]),
      ),
  );
  const insert = prepared((of, row: { word: string | null; order_id: string }) =>
    words(of)
      .insertInto('some_words')
      .values(row as Word),
  );
  await insert(db, { word: null, order_id: '1' });
  await insert(db, { word: 'b', order_id: '2' });
  expect((await find(db, { word: null, id: '1' })).rows).toEqual([{ word: null, order_id: '1' }]);
  expect((await find(db, { word: 'a', id: '2' })).rows).toEqual([]);
});

it('refuses an undefined value before the statement runs', async () => {
  const insert = prepared((of, row: { word: string; order_id: string | undefined }) =>
    words(of)
      .insertInto('some_words')
      .values(row as Word),
  );
  expect(() => insert(db, { word: 'a', order_id: undefined })).toThrow('order_id');
  expect(await stored()).toEqual([]);
});

it('runs in the transaction that it is given', async () => {
  const insert = prepared((of, row: Word) => words(of).insertInto('some_words').values(row));
  let used: Database | undefined;
  const undone = inTransaction(db, async (tx) => {
    used = tx;
    expect(connectionOf(db)).toBeUndefined();
    await insert(tx, { word: 'a', order_id: '1' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await stored()).toEqual([]);
  // Another transaction uses the connection by then.
  expect(used && connectionOf(used)).toBeUndefined();
});
