import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Database } from '../../platform/db/database';
import { SqliteConnection } from '../../platform/db/sqlite-connection';

/** The shop's and the identity service's, with any columns. */
export type AnyTables = Record<string, Record<string, unknown>>;

export type RowCounts = Record<string, number>;

export function asAnyTables(db: Database): Kysely<AnyTables> {
  return db as unknown as Kysely<AnyTables>;
}

export function asDatabase(tables: Kysely<AnyTables>): Database {
  return tables as unknown as Database;
}

export function openReadOnly(file: string): Kysely<AnyTables> {
  return overConnection(new SqliteConnection(file, { readOnly: true }));
}

/** The caller manages the transactions. */
export function overConnection(database: SqliteConnection): Kysely<AnyTables> {
  return new Kysely<AnyTables>({ dialect: new SqliteDialect({ database }) });
}

interface Table {
  name: string;
  key: string[];
  /** Whether a row may have a megabyte. */
  holdsFiles?: boolean;
}

const BATCH_ROWS = 500;
/** A server backs up before an upgrade, maybe with 1 GB of memory. */
const BATCH_FILES = 5;

/** Without the migrator's, in an order that respects foreign keys. */
export async function listTables(sqlite: Kysely<AnyTables>): Promise<Table[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema
    where type = 'table' and name not like 'sqlite\\_%' escape '\\'
      and name not like 'kysely\\_%' escape '\\'
    order by name`.execute(sqlite);
  const parents = new Map<string, string[]>();
  for (const { name } of rows) {
    const references = await sql<{ table: string }>`
      select "table" from pragma_foreign_key_list(${name})`.execute(sqlite);
    parents.set(
      name,
      references.rows.map(({ table }) => table).filter((table) => table !== name),
    );
  }
  const sorted: string[] = [];
  const visit = (name: string) => {
    if (sorted.includes(name)) return;
    for (const parent of parents.get(name) ?? []) visit(parent);
    sorted.push(name);
  };
  for (const name of parents.keys()) visit(name);
  return Promise.all(sorted.map((name) => describeTable(sqlite, name)));
}

async function describeTable(sqlite: Kysely<AnyTables>, name: string): Promise<Table> {
  const { rows } = await sql<{ name: string; type: string; pk: number }>`
    select name, type, pk from pragma_table_info(${name}) order by pk`.execute(sqlite);
  const key = rows.filter(({ pk }) => pk > 0).map((column) => column.name);
  return { name, key, holdsFiles: rows.some(({ type }) => type === 'bytea') };
}

export async function countRows(db: Kysely<AnyTables>, names?: string[]): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const name of names ?? (await listTables(db)).map((table) => table.name)) {
    const { count } = await db
      .selectFrom(name)
      .select((rows) => rows.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[name] = count;
  }
  return counts;
}

/** The other database's table is the same, and empty. */
export async function copyTable(
  from: Kysely<AnyTables>,
  to: Kysely<AnyTables>,
  table: Table,
): Promise<number> {
  const limit = table.holdsFiles ? BATCH_FILES : BATCH_ROWS;
  let copied = 0;
  let last: Record<string, unknown> | undefined;
  for (;;) {
    const rows = await readBatch(from, table, last, limit);
    if (rows.length > 0) await to.insertInto(table.name).values(rows.map(portableRow)).execute();
    copied += rows.length;
    last = rows.at(-1);
    if (rows.length < limit) return copied;
  }
}

function readBatch(
  from: Kysely<AnyTables>,
  { name, key }: Table,
  after: Record<string, unknown> | undefined,
  limit: number,
): Promise<Record<string, unknown>[]> {
  let query = from.selectFrom(name).selectAll().limit(limit);
  for (const column of key) query = query.orderBy(column);
  if (after) {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const values = sql.join(key.map((column) => after[column]));
    query = query.where(sql<boolean>`(${columns}) > (${values})`);
  }
  return query.execute();
}

/** SQLite's form of booleans and times, which both engines accept. */
function portableRow(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value === 'boolean') return [column, value ? 1 : 0];
      return [column, value instanceof Date ? value.toISOString() : value];
    }),
  );
}
