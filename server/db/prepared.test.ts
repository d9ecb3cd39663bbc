import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';
import { connectionOf } from './connection-of';
import type { Database } from './database';
import { prepared } from './prepared';
import { inTransaction } from './transaction';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const counter = (id: string, last: number) => ({ id, last });

it('is built once for each length of its lists, and takes other values each time', async () => {
  const { db } = shop.shop.database;
  let built = 0;
  const insert = prepared((of, rows: readonly { id: string; last: number }[]) => {
    built += 1;
    return of.insertInto('order_event_counter').values(rows);
  });
  const find = prepared((of, { ids, above }: { ids: readonly string[]; above: number }) => {
    built += 1;
    return of
      .selectFrom('order_event_counter')
      .select(['id', 'last'])
      .where('id', 'in', ids)
      .where('last', '>', above)
      .orderBy('id');
  });
  await insert(db, [counter('a', 1)]);
  await insert(db, [counter('b', 2)]);
  await insert(db, [counter('c', 3), counter('d', 4)]);
  expect(built).toBe(2);
  expect((await find(db, { ids: ['a', 'b'], above: 0 })).rows).toEqual([
    counter('a', 1),
    counter('b', 2),
  ]);
  expect((await find(db, { ids: ['c', 'd'], above: 3 })).rows).toEqual([counter('d', 4)]);
  expect((await find(db, { ids: ['b'], above: 1 })).rows).toEqual([counter('b', 2)]);
  expect(built).toBe(4);
});

it('is part of the transaction that it is given, on the connection of that one alone', async () => {
  const { db } = shop.shop.database;
  const remove = prepared((of, id: string) =>
    of.deleteFrom('order_event_counter').where('id', '=', id),
  );
  let given: Database | undefined;
  const undone = inTransaction(db, async (tx) => {
    given = tx;
    expect(connectionOf(tx)).toBeDefined();
    expect(connectionOf(db)).toBeUndefined();
    expect((await remove(tx, 'a')).numAffectedRows).toBe(1n);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const { rows } = await sql`select id from order_event_counter where id = 'a'`.execute(db);
  expect(rows).toHaveLength(1);
  // Another transaction has it by then.
  if (!given) throw new Error('The work was never begun');
  expect(connectionOf(given)).toBeUndefined();
});
