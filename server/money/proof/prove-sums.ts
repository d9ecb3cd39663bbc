import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { DaySheet } from '../../../shared/contract/money/day-sheets';
import { type ProvedSum, troubleWords } from '../../../shared/domain/money/proved-sums';
import { batchesOf } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import { listSigned, type SignedSheet } from '../reports/closing-store';
import { listEntries } from '../reports/drawer-store';
import { type DayMoney, moneyTaken } from '../reports/read-money';
import { type CashTaken, cashOf, drawerOf } from '../reports/read-sheet';
import { cashTips, readTips } from '../reports/tips-of-day';
import { proveSeals } from './prove-seals';
import { allSums, type Wrong } from './sums';

const MOST_NAMED = 3;

/** @param db carries the shop's signer (`withSigner`). */
export async function proveSums(db: Database): Promise<ProvedSum[]> {
  const proved: ProvedSum[] = [];
  for (const { sum, find } of allSums(db)) {
    const { rows } = await sql<Wrong>`${find} limit ${sql.lit(MOST_NAMED)}`.execute(db);
    proved.push({ sum, found: rows.map(({ name }) => name) });
  }
  const days = await findWrongSheets(db, MOST_NAMED);
  return [...proved, { sum: 'signed-sheets', found: days }, ...(await proveSeals(db, MOST_NAMED))];
}

export function wrongSums(proved: readonly ProvedSum[]): ProvedSum[] {
  return proved.filter(({ found }) => found.length > 0);
}

export function troublesOf(proved: readonly ProvedSum[]): string[] {
  return wrongSums(proved).map(troubleWords);
}

/** A sheet and its payments never change, so this needs no snapshot. @param most days that are named. */
async function findWrongSheets(db: Database, most: number): Promise<string[]> {
  const days = await db
    .selectFrom('closed_days')
    .select('business_date')
    .distinct()
    .orderBy('business_date')
    .execute();
  const found: string[] = [];
  for (const { business_date: day } of days) {
    for (const signed of await listSigned(db, day)) {
      if (found.length < most && !found.includes(day) && !(await addsUp(db, day, signed))) {
        found.push(day);
      }
    }
  }
  return found;
}

/** A day that was reopened may have more entries and tips than its first sheet. */
async function hasDrawer(
  db: Database,
  { sheet, day, taken }: { sheet: DaySheet; day: string; taken: readonly CashTaken[] },
): Promise<boolean> {
  const { cash, drawer } = sheet;
  const tips = await readTips(db, day, sheet.tips.entries);
  if (!isDeepStrictEqual(tips, sheet.tips)) return false;
  const signed = new Set(drawer.entries.map(({ id }) => id));
  const entries = (await listEntries(db, day)).filter(({ id }) => signed.has(id));
  return isDeepStrictEqual(drawerOf({ cash, tips: cashTips(tips) }, entries, taken), drawer);
}

async function addsUp(db: Database, day: string, { sheet, known }: SignedSheet): Promise<boolean> {
  const rows: (DayMoney & CashTaken)[] = [];
  for (const batch of batchesOf([...known])) {
    rows.push(
      ...(await db
        .selectFrom('payments')
        .select(['business_date as date', 'method', 'kind', 'amount_paise as amount'])
        .select(['by_name as by', 'device_name as device'])
        .where('id', 'in', batch)
        .execute()),
    );
  }
  const { money, cash } = sheet;
  // A sheet also knows the payments of its orders on other days.
  const ofDay = rows.filter(({ date }) => date === day);
  const counted = moneyTaken(ofDay);
  const taken = ofDay.filter(({ method }) => method === 'cash');
  return (
    rows.length === known.size &&
    isDeepStrictEqual([counted, cashOf(counted)], [money, cash]) &&
    (await hasDrawer(db, { sheet, day, taken }))
  );
}
