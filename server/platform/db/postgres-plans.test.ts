import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/platform/test-shop';
import { type OpenDatabase, openDatabase } from './database';
import { inTransaction, type Tx } from './transaction';

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('plans that are kept', () => {
  let shop: TestShop;
  /** Another server of the same database, with one connection. */
  let other: OpenDatabase;
  beforeAll(async () => {
    shop = await openTestShop();
    const { dataDir, databaseUrl } = shop.shop.env;
    other = openDatabase({ dataDir, databaseUrl, poolSize: 1, onConnectionError: () => {} });
  });
  afterAll(async () => {
    await other.close();
    await shop.close();
  });

  const read = (tx: Tx) => tx.selectFrom('settings').selectAll().execute();
  const kept = async (tx: Tx) => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(tx);
    return rows.map(({ statement }) => statement).filter((text) => text.includes('"settings"'));
  };

  it('are those of transactions, so that they are planned once', async () => {
    await other.db.selectFrom('settings').select('version').execute();
    await inTransaction(other.db, read);
    await inTransaction(other.db, read);
    expect(await inTransaction(other.db, kept)).toEqual(['select * from "settings"']);
  });

  it('are made anew when another server has changed the table', async () => {
    await inTransaction(other.db, read);
    await sql`alter table settings add column colour text`.execute(shop.shop.database.db);
    expect(await inTransaction(other.db, read)).toEqual([]);
    await sql`alter table settings drop column colour`.execute(shop.shop.database.db);
    expect(await inTransaction(other.db, read)).toEqual([]);
  });
});
