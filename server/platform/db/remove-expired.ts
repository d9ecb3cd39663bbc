import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isoBefore } from '../../../shared/domain/platform/durations';
import type { Database } from './database';
import { isPostgres } from './is-postgres';
import type { ShopTables } from './schema';

/** A batch locks its rows, and on SQLite blocks the thread, for milliseconds. */
const BATCH_ROWS = 500;

/**
 * A step of the sweep: deletes the rows whose time in a column is `storedMs` ago or longer, in batches, between which
 * other requests run. A shop that was off for months may have many.
 * @param only which of them; all by default.
 */
export function removeExpired<Table extends keyof ShopTables>(
  table: Table,
  column: keyof ShopTables[Table] & string,
  storedMs: number,
  only: RawBuilder<SqlBool> = sql`1 = 1`,
) {
  return async (db: Database, now: Date): Promise<void> => {
    const place = sql.ref(isPostgres(db) ? 'ctid' : 'rowid');
    const expired = sql`select ${place} from ${sql.table(table)}
      where ${sql.ref(column)} <= ${isoBefore(now, storedMs)} and ${only} limit ${sql.lit(BATCH_ROWS)}`;
    for (;;) {
      const { numAffectedRows = 0n } =
        await sql`delete from ${sql.table(table)} where ${place} in (${expired})`.execute(db);
      if (numAffectedRows < BATCH_ROWS) return;
      await nextTurn();
    }
  };
}
