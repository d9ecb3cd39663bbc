import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../server/db/database';

/**
 * What a database holds, as a line for each of its tables: its rows counted and digested. Equal
 * before and after, nothing was written; where they differ, the line says in which table.
 * @param except tables that may move.
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

/** Counts every request that a limit hangs on, refused or not; on SQLite that is in memory. */
const COUNTS = 'rate_limits';

/** Every table of the shop and of its identity service, whichever migrations there are. */
export async function namesOfTables(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name);
  return names.filter((name) => name !== COUNTS).sort();
}
