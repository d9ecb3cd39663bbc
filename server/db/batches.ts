/** Rows of one statement: SQLite takes 32,766 values in all, and no row of ours has fifty. */
const BATCH_ROWS = 500;

/** Rows in parts that fit into one statement each, in their order. */
export function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    yield rows.slice(start, start + BATCH_ROWS);
  }
}
