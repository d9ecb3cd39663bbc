import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fillTables } from '../../../tests/support/fill-shop';
import { digestTables, namesOfTables } from '../../../tests/support/table-digests';
import { makeTestDatabase } from '../../../tests/support/test-database';
import { type Database, openDatabase } from './database';
import { isPostgres } from './is-postgres';
import { MIGRATIONS } from './migration-list';

const NAME = '0020-order-adjustments';

async function indexesOfOrders(db: Database): Promise<unknown[]> {
  const { rows } = await (isPostgres(db)
    ? sql`select indexdef as made from pg_indexes where tablename = 'orders' order by 1`
    : sql`select sql as made from sqlite_schema where type = 'index' and tbl_name = 'orders' order by 1`
  ).execute(db);
  return rows;
}

it('the migration to adjustments keeps every order, index and reference', async () => {
  const { settings, remove } = await makeTestDatabase();
  const { withMigrationConnection, close } = openDatabase({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    poolSize: 1,
    onConnectionError: () => {},
  });
  await withMigrationConnection(async (db) => {
    for (const [name, { up }] of Object.entries(MIGRATIONS)) {
      if (name < NAME) await up(db);
    }
    await fillTables(db, { products: 5, orders: 1500, now: new Date('2026-04-15T06:30:00.000Z') });
    const tables = await namesOfTables(db);
    const before = await digestTables(db, tables);
    const indexes = await indexesOfOrders(db);
    const changeTotal = (by: number) =>
      db
        .updateTable('orders')
        .set({ total_paise: sql`total_paise + ${by}` })
        .execute();
    await expect(changeTotal(1)).rejects.toThrow('orders_total_adds_up');

    await db.transaction().execute(async (tx) => MIGRATIONS[NAME]?.up(tx));

    expect(await digestTables(db, tables)).toBe(before);
    expect(await indexesOfOrders(db)).toEqual(indexes);
    if (!isPostgres(db)) {
      expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
    }
    await changeTotal(1);
    await expect(changeTotal(-1e9)).rejects.toThrow('orders_total_not_negative');
  });
  await close();
  await remove();
});
