import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DeleteQueryBuilder, DeleteResult } from 'kysely';
import type { ShopTables } from './schema';

/** Rows of one statement: SQLite takes 32,766 values in all, and no row of ours has fifty. */
const BATCH_ROWS = 500;

/** Rows in parts that fit into one statement each, in their order. */
export function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    yield rows.slice(start, start + BATCH_ROWS);
  }
}

/**
 * Deletes rows in parts, and lets other requests be answered in between: SQLite works on the thread
 * that answers them.
 * @param rows selects at most so many of them.
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
