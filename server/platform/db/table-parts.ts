import type { CreateTableBuilder, Kysely } from 'kysely';

/** Adds NOT NULL columns of one type to a new table. Migrations rely on it: it never changes. */
export function required(type: 'text' | 'integer' | 'bigint', ...names: string[]) {
  return <Table extends string>(table: CreateTableBuilder<Table, string>) =>
    names.reduce((built, name) => built.addColumn(name, type, (column) => column.notNull()), table);
}

/** Creates an index over columns. Migrations rely on it: it never changes. */
export async function createIndex(
  db: Kysely<unknown>,
  name: string,
  table: string,
  columns: string[],
): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
