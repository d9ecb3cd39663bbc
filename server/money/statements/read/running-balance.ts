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
  const balances = rows.flatMap(({ balance }) => balance ?? []);
  const moved = balances.filter((balance, index) => index > 0 && balance !== balances[index - 1]);
  if (moved.length < (balances.length - 1) / 2) return new Set();
  const [oldestFirst, newestFirst] = [contradicted(rows), contradicted(rows.toReversed())];
  return newestFirst.size < oldestFirst.size ? newestFirst : oldestFirst;
}

/** @param rows the oldest first. */
function contradicted<Row extends Booked>(rows: readonly Row[]): Set<Row> {
  const wrong = new Set<Row>();
  if (!rows.some(({ balance }) => balance !== undefined)) return wrong;
  const leaveOut = (group: readonly Row[]) => {
    for (const row of group) if (row.amount !== undefined) wrong.add(row);
  };
  // A row may also follow the last one that was right, if what stands between them was never booked.
  let known: Paise[] = [];
  // Some banks write the balance at the end of a day.
  let group: Row[] = [];
  for (const row of rows) {
    const { amount, balance } = row;
    if (balance === undefined && amount !== undefined) {
      group.push(row);
      continue;
    }
    const moved = group.reduce((sum, each) => sum + (each.amount ?? 0), amount ?? 0);
    const isRight = known.some((before) => balance === before + moved);
    if (!isRight) leaveOut(known.length === 0 ? group : [...group, row]);
    group = [];
    if (balance === undefined) known = [];
    else known = isRight || known.length === 0 ? [balance] : [balance, ...known.slice(-1)];
  }
  leaveOut(group);
  return wrong;
}
