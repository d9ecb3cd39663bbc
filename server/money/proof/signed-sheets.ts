import { isDeepStrictEqual } from 'node:util';
import { batchesOf } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import { findClosing } from '../reports/closing-store';
import { type DayMoney, moneyTaken } from '../reports/read-money';
import { cashOf } from '../reports/read-sheet';

/** A sheet and its payments never change, so this needs no snapshot. @param most days that are named. */
export async function findWrongSheets(db: Database, most: number): Promise<string[]> {
  const days = await db
    .selectFrom('closed_days')
    .select('business_date')
    .orderBy('business_date')
    .execute();
  const found: string[] = [];
  for (const { business_date: day } of days) {
    if (found.length < most && !(await addsUp(db, day))) found.push(day);
  }
  return found;
}

async function addsUp(db: Database, day: string): Promise<boolean> {
  const closed = await findClosing(db, day);
  if (!closed) return true;
  const rows: DayMoney[] = [];
  for (const batch of batchesOf([...closed.known])) {
    rows.push(
      ...(await db
        .selectFrom('payments')
        .select(['business_date as date', 'method', 'kind', 'amount_paise as amount'])
        .where('id', 'in', batch)
        .execute()),
    );
  }
  const { money, cash } = closed.closing.sheet;
  // A sheet also knows the payments of its orders on other days.
  const counted = moneyTaken(rows.filter(({ date }) => date === day));
  return (
    rows.length === closed.known.size &&
    isDeepStrictEqual([counted, cashOf(counted)], [money, cash])
  );
}
