import { type CreateTableBuilder, Kysely, SqliteDialect, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { rebuildTable } from '../../server/platform/db/rebuild-table';
import { SqliteConnection } from '../../server/platform/db/sqlite-connection';

type Row = Record<string, unknown>;
let db: Kysely<Record<string, Row>>;

/** Creates bills with a CHECK to drop, an index and a trigger, and lines that reference the bills. */
const SCHEMA = `
  create table bills (id text primary key, total integer not null, note text, check (total = 5));
  create index bills_by_total on bills (total) where note is null;
  create table lines (bill_id text not null references bills (id), amount integer);
  create trigger bills_stay before delete on bills begin select raise(abort, 'no'); end;
  insert into bills values ('a', 5, null), ('b', 5, 'paid');
  insert into lines values ('a', 3), ('b', 2);
`;

beforeEach(() => {
  const database = new SqliteConnection(':memory:');
  database.exec('pragma foreign_keys = off');
  database.exec(SCHEMA);
  db = new Kysely({ dialect: new SqliteDialect({ database }) });
});

const withoutCheck = (builder: CreateTableBuilder<string>) =>
  builder
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('fee', 'integer', (column) => column.notNull().defaultTo(0));

const inTransaction = (work: (tx: Kysely<unknown>) => Promise<void>) =>
  db.transaction().execute((tx) => work(tx as unknown as Kysely<unknown>));

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')('a rebuilt table', () => {
  test('keeps its rows, indexes, triggers and references, without its CHECK', async () => {
    await inTransaction((tx) => rebuildTable(tx, 'bills', withoutCheck));
    expect(await db.selectFrom('bills').selectAll().orderBy('id').execute()).toEqual([
      { id: 'a', total: 5, note: null, fee: 0 },
      { id: 'b', total: 5, note: 'paid', fee: 0 },
    ]);
    await db.updateTable('bills').set({ total: 6 }).execute();
    await expect(db.deleteFrom('bills').execute()).rejects.toThrow('no');
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_schema where sql is not null order by name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual([
      'bills',
      'bills_by_total',
      'bills_stay',
      'lines',
    ]);
    const references = await sql<Row>`pragma foreign_key_list(lines)`.execute(db);
    expect(references.rows).toMatchObject([{ table: 'bills', to: 'id' }]);
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  });

  test('without one of its columns is refused, and the old table remains', async () => {
    const forgetful = (builder: CreateTableBuilder<string>) =>
      builder.addColumn('id', 'text').addColumn('total', 'integer');
    await expect(inTransaction((tx) => rebuildTable(tx, 'bills', forgetful))).rejects.toThrow(
      'no column named note',
    );
    expect(await db.selectFrom('bills').select('note').where('id', '=', 'b').execute()).toEqual([
      { note: 'paid' },
    ]);
  });

  test('drops a named column when no index needs it', async () => {
    await db.schema.dropIndex('bills_by_total').execute();
    const withoutNote = (builder: CreateTableBuilder<string>) =>
      builder.addColumn('id', 'text').addColumn('total', 'integer');
    await inTransaction((tx) => rebuildTable(tx, 'bills', withoutNote, ['note']));
    expect(await db.selectFrom('bills').selectAll().orderBy('id').execute()).toEqual([
      { id: 'a', total: 5 },
      { id: 'b', total: 5 },
    ]);
  });
});
