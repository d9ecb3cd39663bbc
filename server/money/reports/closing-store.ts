import * as z from 'zod';
import {
  type Closing,
  type DaySheet,
  daySheet,
  type ReportDay,
} from '../../../shared/contract/money/day-sheets';
import { daysBefore } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { ClosedDaysTable, ReopenedDaysTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { closings, findLast } from '../seals/closed-days';
import { sealRow } from '../seals/seal-row';
import {
  closingContent,
  closingKey,
  reopeningContent,
  reopeningKey,
} from '../seals/sealed-content';

/** Who closed no day of the last two weeks does not use the closing. */
const IN_USE_DAYS = 14;
const ids = z.array(z.string());

/** The caller has locked the chain of the days, and found the day open. */
export async function insertClosing(
  tx: Tx,
  closing: Omit<ClosedDaysTable, 'number'>,
): Promise<void> {
  const last = await findLast(tx, closing.business_date);
  const row = { ...closing, number: (last?.number ?? 0) + 1 };
  await tx.insertInto('closed_days').values(row).execute();
  await sealRow(tx, 'closed-days', closingKey(row), closingContent(row));
}

/** @returns false for an open day. */
export async function insertReopening(
  tx: Tx,
  date: string,
  reopening: Omit<ReopenedDaysTable, 'business_date' | 'number'>,
): Promise<boolean> {
  const last = await findLast(tx, date);
  if (!last || last.isReopened) return false;
  const row = { ...reopening, business_date: date, number: last.number };
  const inserted = await tx
    .insertInto('reopened_days')
    .values(row)
    .onConflict((conflict) => conflict.columns(['business_date', 'number']).doNothing())
    .returning('business_date')
    .executeTakeFirst();
  if (!inserted) return false;
  await sealRow(tx, 'closed-days', reopeningKey(row), reopeningContent(row));
  return true;
}

export interface SignedSheet {
  sheet: DaySheet;
  /** The ids of the payments that the sheet knew. */
  known: Set<string>;
}

/** All sheets of a day that were signed, also those of closings that were undone. */
export async function listSigned(db: Database, date: string): Promise<SignedSheet[]> {
  const rows = await db
    .selectFrom('closed_days')
    .select(['sheet', 'known_payments'])
    .where('business_date', '=', date)
    .orderBy('number')
    .execute();
  return rows.map((row) => signedSheet(date, row));
}

function signedSheet(date: string, row: { sheet: string; known_payments: string }): SignedSheet {
  const known = parseJsonColumn(ids, row.known_payments, `closed_days.known_payments of ${date}`);
  return {
    sheet: parseJsonColumn(daySheet, row.sheet, `closed_days.sheet of ${date}`),
    known: new Set(known),
  };
}

/** @returns undefined for an open day. */
export async function findClosing(
  db: Database,
  date: string,
): Promise<{ closing: Closing; known: Set<string> } | undefined> {
  const row = await closings(db)
    .selectAll('closed_days')
    .where('closed_days.business_date', '=', date)
    .where('reopened_days.number', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sheet, known } = signedSheet(date, row);
  const closing = {
    at: row.closed_at,
    by: row.by_name,
    sheet,
    countedCash: paiseToRupees(row.counted_cash_paise),
    difference: paiseToRupees(row.counted_cash_paise - rupeesToPaise(sheet.drawer.expected)),
    explanation: row.explanation,
  };
  return { closing, known };
}

export async function listSignatures(db: Database, date: string): Promise<ReportDay['signatures']> {
  const rows = await closings(db)
    .select(['closed_at', 'closed_days.by_name as closed_by', 'early_reason'])
    .select(['reopened_at', 'reopened_days.by_name as reopened_by', 'reason'])
    .where('closed_days.business_date', '=', date)
    .orderBy('closed_days.number')
    .execute();
  return rows.flatMap(({ closed_at, closed_by, early_reason, reopened_at, ...row }) => [
    { kind: 'closed' as const, at: closed_at, by: closed_by, reason: early_reason },
    ...(reopened_at === null
      ? []
      : [
          {
            kind: 'reopened' as const,
            at: reopened_at,
            by: row.reopened_by ?? '',
            reason: row.reason ?? '',
          },
        ]),
  ]);
}

/** The days of a span that are closed now. */
export async function listClosings(db: Database, { from, to }: ReportSpan) {
  const rows = await closings(db)
    .select(['closed_days.business_date', 'closed_at as at', 'closed_days.by_name as by'])
    .where('closed_days.business_date', '>=', from)
    .where('closed_days.business_date', '<=', to)
    .where('reopened_days.number', 'is', null)
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
