/** The rows of one statement. SQLite takes 32,766 values, and no table has fifty columns. */
const BATCH_ROWS = 500;

export function* batchesOf<Row>(rows: readonly Row[], batchRows = BATCH_ROWS): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += batchRows) {
    yield rows.slice(start, start + batchRows);
  }
}
