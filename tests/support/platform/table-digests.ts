import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../server/platform/db/database';
import { isPostgres } from '../../../server/platform/db/is-postgres';

/**
 * Describes a database's content in one line per table: the number of rows and their digest. Equal
 * text before and after means that nothing was written; a difference names the table.
 * @param except tables that may change.
 */
export async function digestTables(
  db: Database,
  tables: readonly string[],
  except: readonly string[] = [],
): Promise<string> {
  const read = tables.filter((table) => !except.includes(table));
  const digests = isPostgres(db)
    ? await digestInPostgres(db, read)
    : await Promise.all(read.map((table) => digestRows(db, table)));
  return digests.map(({ name, rows, digest }) => `${name}: ${rows} rows, ${digest}`).join('\n');
}

interface TableDigest {
  name: string;
  rows: number;
  digest: string;
}

/**
 * One statement for all tables: a query for each would open all connections of the pool, and every
 * new connection of PostgreSQL reads the descriptions of all tables again.
 */
async function digestInPostgres(db: Database, tables: readonly string[]): Promise<TableDigest[]> {
  const queries = tables.map(
    (table) => sql`select ${sql.lit(table)} as name, count(*) as rows,
      md5(coalesce(string_agg(content, ' ' order by content collate "C"), '')) as digest
      from (select each::text as content from ${sql.table(table)} as each) as contents`,
  );
  const { rows } =
    await sql<TableDigest>`${sql.join(queries, sql` union all `)} order by name`.execute(db);
  return rows;
}

async function digestRows(db: Database, name: string): Promise<TableDigest> {
  const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
  const digest = createHash('sha256');
  for (const row of rows.map((row) => JSON.stringify(row)).sort()) digest.update(row);
  return { name, rows: rows.length, digest: digest.digest('hex').slice(0, 16) };
}

/** The table of rate limits changes with every limited request; on SQLite it is in memory. */
const COUNTS = 'rate_limits';

/** Every table of the shop and its identity service, at any migration. */
export async function namesOfTables(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name);
  return names.filter((name) => name !== COUNTS).sort();
}
