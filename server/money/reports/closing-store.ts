import * as z from 'zod';
import { type Closing, daySheet } from '../../../shared/contract/money/reports-contract';
import { daysBefore } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { ClosedDaysTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { sealRow } from '../seals/seal-row';
import { closingContent } from '../seals/sealed-content';

/** Who closed no day of the last two weeks does not use the closing. */
const IN_USE_DAYS = 14;
const ids = z.array(z.string());

/** @returns false if it is closed already. */
export async function insertClosing(tx: Tx, row: ClosedDaysTable): Promise<boolean> {
  const inserted = await tx
    .insertInto('closed_days')
    .values(row)
    .onConflict((conflict) => conflict.column('business_date').doNothing())
    .returning('business_date')
    .executeTakeFirst();
  if (!inserted) return false;
  await sealRow(tx, 'closed-days', row.business_date, closingContent(row));
  return true;
}

/** @returns undefined for an open day. */
export async function findClosing(
  db: Database,
  date: string,
): Promise<{ closing: Closing; known: Set<string> } | undefined> {
  const row = await db
    .selectFrom('closed_days')
    .selectAll()
    .where('business_date', '=', date)
    .executeTakeFirst();
  if (!row) return undefined;
  const sheet = parseJsonColumn(daySheet, row.sheet, `closed_days.sheet of ${date}`);
  const known = parseJsonColumn(ids, row.known_payments, `closed_days.known_payments of ${date}`);
  const closing = {
    at: row.closed_at,
    by: row.by_name,
    sheet,
    countedCash: paiseToRupees(row.counted_cash_paise),
    difference: paiseToRupees(row.counted_cash_paise - rupeesToPaise(sheet.cash)),
    explanation: row.explanation,
  };
  return { closing, known: new Set(known) };
}

export async function listClosings(db: Database, { from, to }: ReportSpan) {
  const rows = await db
    .selectFrom('closed_days')
    .select(['business_date', 'closed_at as at', 'by_name as by'])
    .where('business_date', '>=', from)
    .where('business_date', '<=', to)
    .execute();
  return new Map(rows.map(({ business_date, ...closed }) => [business_date, closed]));
}

/** Null when staff do not close their days, or have closed yesterday. */
export async function dayToClose(db: Database, today: string): Promise<string | null> {
  const yesterday = daysBefore(today, 1);
  const closings = await listClosings(db, { from: daysBefore(today, IN_USE_DAYS), to: yesterday });
  if (closings.size === 0 || closings.has(yesterday)) return null;
  const hadOrders = await db
    .selectFrom('daily_figures')
    .select('business_date')
    .where('business_date', '=', yesterday)
    .where('orders', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return hadOrders ? yesterday : null;
}
