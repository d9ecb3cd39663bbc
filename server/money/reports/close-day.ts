import { createHash } from 'node:crypto';
import type { DaySheet, ReportDay } from '../../../shared/contract/money/reports-contract';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { findClosing, insertClosing } from './closing-store';
import { paymentToWire } from './list-payments';
import { listPaymentsOfDay, readSheet } from './read-sheet';

interface EnteredClosing {
  date: string;
  /** Rupees. */
  countedCash: number;
  explanation: string;
  seen: string;
}

export async function readDay(db: Database, date: string): Promise<ReportDay> {
  const sheet = await readSheet(db, date);
  const found = await findClosing(db, date);
  const rows = found ? await listPaymentsOfDay(db, date) : [];
  return {
    date,
    sheet,
    seen: hashOf(sheet),
    closing: found?.closing ?? null,
    later: rows.filter(({ id }) => !found?.known.has(id)).map(paymentToWire),
  };
}

/**
 * Never altered. It knows its payments by id: one with an earlier time may be committed after the closing.
 * @throws DomainError `conflict` when the day is closed, or the sheet has changed since it was seen;
 * `bad_input` for a day to come, and for a difference without an explanation.
 */
export async function closeDay(
  db: Database,
  { date, countedCash, explanation, seen }: EnteredClosing,
  actor: AdminActor,
): Promise<ReportDay> {
  if (date > kolkataTime(actor.now).date) throw refused('date', 'This day has not come yet');
  await inTransaction(db, async (tx) => {
    const payments = await listPaymentsOfDay(tx, date);
    const sheet = await readSheet(tx, date);
    if (hashOf(sheet) !== seen) throw new DomainError('conflict');
    if (countedCash !== sheet.cash && explanation === '') {
      throw refused('explanation', 'Please say why the cash differs');
    }
    const isClosed = await insertClosing(tx, {
      business_date: date,
      closed_at: actor.now.toISOString(),
      admin_id: actor.adminId,
      by_name: actor.name,
      sheet: JSON.stringify(sheet),
      counted_cash_paise: rupeesToPaise(countedCash),
      explanation,
      known_payments: JSON.stringify(payments.map(({ id }) => id)),
    });
    if (!isClosed) throw new DomainError('conflict');
  });
  return readDay(db, date);
}

function hashOf(sheet: DaySheet): string {
  return createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
}

function refused(path: string, message: string): DomainError {
  return new DomainError('bad_input', { issues: [{ path, message }] });
}
