import type { Paise } from '../../../../shared/domain/platform/money';

export interface Booked {
  /** Paise, negative if it went out; undefined for a row that is not judged, whose balance may still count. */
  amount: Paise | undefined;
  /** The balance after the row. */
  balance: Paise | undefined;
}

/**
 * The rows that do not lead from one balance to the next, or have none although others do: a column has shifted,
 * or is not what its name says. The oldest row may come first or last, and has no other to be checked against.
 * A column that hardly ever changes although money moved is no running balance, and is not asked.
 * @param rows in the order of the file.
 */
export function contradictedByBalance<Row extends Booked>(rows: readonly Row[]): Set<Row> {
  const pairs = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    return before?.balance === undefined || row.balance === undefined
      ? []
      : [{ before, row, rise: row.balance - before.balance }];
  });
  const moved = pairs.filter(({ rise }) => rise !== 0);
  if (moved.length < pairs.length / 2) return new Set();
  const oldestFirst = pairs.filter(({ row, rise }) => row.amount === rise);
  const newestFirst = pairs.filter(({ before, rise }) => before.amount === -rise);
  const isReversed = newestFirst.length > oldestFirst.length;
  return contradicted(isReversed ? rows.toReversed() : rows);
}

/** @param rows the oldest first. */
function contradicted<Row extends Booked>(rows: readonly Row[]): Set<Row> {
  const hasBalances = rows.some(({ balance }) => balance !== undefined);
  const wrong = new Set<Row>();
  let before: Paise | undefined;
  // A row may also follow the last one that was right, if what stands between them was never booked.
  let lastRight: Paise | undefined;
  for (const row of rows) {
    const { amount, balance } = row;
    const known = [before, lastRight].filter((each) => each !== undefined);
    const isRight = known.length === 0 || known.some((each) => balance === each + (amount ?? 0));
    if (amount !== undefined && (balance === undefined ? hasBalances : !isRight)) wrong.add(row);
    if (balance === undefined) lastRight = undefined;
    else if (isRight) lastRight = balance;
    before = balance;
  }
  return wrong;
}
