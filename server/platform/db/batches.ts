import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DeleteQueryBuilder, DeleteResult } from 'kysely';
import type { ShopTables } from './schema';

/** The rows of one statement. SQLite takes 32,766 values, and no table has fifty columns. */
const BATCH_ROWS = 500;

export function* batchesOf<Row>(rows: readonly Row[], batchRows = BATCH_ROWS): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += batchRows) {
    yield rows.slice(start, start + batchRows);
  }
}

/**
 * Deletes rows in batches and lets other requests run in between: SQLite uses their thread.
 * @param rows selects at most `limit` rows.
 */
export async function deleteInBatches<Table extends keyof ShopTables>(
  rows: (limit: number) => DeleteQueryBuilder<ShopTables, Table, DeleteResult>,
): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await rows(BATCH_ROWS).executeTakeFirstOrThrow();
    if (numDeletedRows < BATCH_ROWS) return;
    await nextTurn();
  }
}
