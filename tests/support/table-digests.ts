import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../server/db/database';

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
  const lines = await Promise.all(
    tables
      .filter((table) => !except.includes(table))
      .map(async (table) => {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
        const digest = createHash('sha256');
        for (const row of rows.map((row) => JSON.stringify(row)).sort()) digest.update(row);
        return `${table}: ${rows.length} rows, ${digest.digest('hex').slice(0, 16)}`;
      }),
  );
  return lines.join('\n');
}

/** The table of rate limits changes with every limited request; on SQLite it is in memory. */
const COUNTS = 'rate_limits';

/** Every table of the shop and its identity service, at any migration. */
export async function namesOfTables(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name);
  return names.filter((name) => name !== COUNTS).sort();
}
