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
  const isNewestFirst = newestFirst.length > oldestFirst.length;
  const right = new Set(
    isNewestFirst ? newestFirst.map(({ before }) => before) : oldestFirst.map(({ row }) => row),
  );
  const checked = pairs.map(({ before, row }) => (isNewestFirst ? before : row));
  const hasBalances = rows.some(({ balance }) => balance !== undefined);
  const without = hasBalances ? rows.filter(({ balance }) => balance === undefined) : [];
  return new Set(
    [...checked, ...without].filter((row) => row.amount !== undefined && !right.has(row)),
  );
}
