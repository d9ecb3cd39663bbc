import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/**
 * For a change that SQLite's `alter table` cannot make, such as a dropped CHECK
 * (https://sqlite.org/lang_altertable.html#otheralter). Rows, indexes and triggers stay. `migrate`
 * turns foreign keys off before and checks them afterwards.
 * @param dropped columns that the new table lacks; drop indexes over them first.
 * @throws when the new table lacks another column of the old one.
 */
export async function rebuildTable(
  db: Kysely<unknown>,
  table: string,
  define: (builder: CreateTableBuilder<string>) => CreateTableBuilder<string>,
  dropped: readonly string[] = [],
): Promise<void> {
  const rebuilt = `rebuilt_${table}`;
  const { rows: dependents } = await sql<{ sql: string }>`
    select sql from sqlite_schema
    where tbl_name = ${table} and type in ('index', 'trigger') and sql is not null`.execute(db);
  await define(db.schema.createTable(rebuilt)).execute();
  const kept = (await columnsOf(db, table)).filter((column) => !dropped.includes(column));
  const columns = sql.join(kept.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(rebuilt)} (${columns})
    select ${columns} from ${sql.table(table)}`.execute(db);
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(rebuilt).renameTo(table).execute();
  for (const dependent of dependents) await sql.raw(dependent.sql).execute(db);
}

async function columnsOf(db: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table})`.execute(db);
  return rows.map(({ name }) => name);
}
