import { createHash } from 'node:crypto';
import type { DaySheet, ReportDay } from '../../../shared/contract/money/day-sheets';
import { isExplained } from '../../../shared/domain/money/drawer';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { isDayOver } from '../../../shared/domain/shop/store-hours';
import { m } from '../../../shared/messages/compiled/messages';
import type { AdminActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { readSettings } from '../../shop/settings/settings-store';
import { lockDay } from '../seals/closed-days';
import { changesSince } from './changes-since';
import { findClosing, insertClosing, insertReopening, listSignatures } from './closing-store';
import { listCounts } from './drawer-store';
import { listPaymentsOfDay, readSheet } from './read-sheet';

interface EnteredClosing {
  date: string;
  /** The newest count; null if there is none. */
  countId: string | null;
  explanation: string;
  /** Why it is closed before the shop has closed, or empty. */
  early: string;
  seen: string;
}

export async function readDay(db: Database, date: string, now: Date): Promise<ReportDay> {
  const sheet = await readSheet(db, date);
  const found = await findClosing(db, date);
  const rows = found ? await listPaymentsOfDay(db, date) : [];
  return {
    date,
    isOver: isDayOver(await readSettings(db), date, now),
    sheet,
    seen: hashOf(sheet),
    counts: await listCounts(db, date),
    closing: found?.closing ?? null,
    signatures: await listSignatures(db, date),
    ...changesSince(rows.filter(({ id }) => !found?.known.has(id))),
  };
}

/**
 * Never altered. It knows its payments by id: one with an earlier time may be committed after the closing.
 * @throws DomainError `conflict` when the day is closed, or the sheet has changed since it was seen;
 * `day_not_over` before the shop has closed, unless `early` says why; `bad_input` for a day to come, a
 * drawer that nobody has counted, and a difference without an explanation.
 */
export async function closeDay(
  db: Database,
  { date, countId, explanation, early, seen }: EnteredClosing,
  actor: AdminActor,
): Promise<ReportDay> {
  if (date > kolkataTime(actor.now).date) throw badInput('date', m.validation_day_to_come());
  await inTransaction(db, async (tx) => {
    if (await lockDay(tx, date)) throw new DomainError('conflict');
    const isOver = isDayOver(await readSettings(tx), date, actor.now);
    if (!isOver && early === '') throw new DomainError('day_not_over');
    const payments = await listPaymentsOfDay(tx, date);
    const sheet = await readSheet(tx, date);
    if (hashOf(sheet) !== seen) throw new DomainError('conflict');
    const count = (await listCounts(tx, date)).at(-1);
    if ((count?.id ?? null) !== countId) throw new DomainError('conflict');
    const expected = rupeesToPaise(sheet.drawer.expected);
    if (!count && expected !== 0) throw badInput('countId', m.validation_count_first());
    const counted = rupeesToPaise(count?.counted ?? 0);
    if (!isExplained(counted - expected, explanation)) {
      throw badInput('explanation', m.validation_cash_differs());
    }
    await insertClosing(tx, {
      business_date: date,
      closed_at: actor.now.toISOString(),
      admin_id: actor.adminId,
      by_name: actor.name,
      sheet: JSON.stringify(sheet),
      counted_cash_paise: counted,
      explanation,
      early_reason: isOver ? '' : early,
      known_payments: JSON.stringify(payments.map(({ id }) => id)),
    });
  });
  return readDay(db, date, actor.now);
}

/** What was signed stays. @throws DomainError `conflict` for an open day. */
export async function reopenDay(
  db: Database,
  { date, reason }: { date: string; reason: string },
  actor: AdminActor,
): Promise<ReportDay> {
  await inTransaction(db, async (tx) => {
    const isReopened = await insertReopening(tx, date, {
      reopened_at: actor.now.toISOString(),
      admin_id: actor.adminId,
      by_name: actor.name,
      reason,
    });
    if (!isReopened) throw new DomainError('conflict');
    const subject = { id: date, name: date };
    const [from, to] = [{ reopened: false }, { reopened: true }];
    await recordChange(tx, actor, { area: 'reports', subject, from, to, reason });
  });
  return readDay(db, date, actor.now);
}

function hashOf(sheet: DaySheet): string {
  return createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
}
