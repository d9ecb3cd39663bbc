import type * as z from 'zod';
import type { Drawer, entryInput } from '../../../shared/contract/money/drawer-contract';
import {
  type CashPieces,
  MOST_DRAWER_COUNTS,
  MOST_DRAWER_ENTRIES,
  RIDER_CASH_DAYS,
  sumOfPieces,
} from '../../../shared/domain/money/drawer';
import { daysBefore, kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { mayOpen } from '../../../shared/domain/platform/roles';
import { m } from '../../../shared/messages/compiled/messages';
import { deviceColumns, type StaffActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { isClosed } from '../seals/closed-days';
import { lockChain } from '../seals/seal-row';
import {
  findCount,
  findEntry,
  insertCount,
  insertEntry,
  listCounts,
  listEntries,
} from './drawer-store';
import { readSheet } from './read-sheet';
import { listRiderCash } from './rider-cash';

/**
 * What staff may see of the drawer: never what it should hold before they have counted it.
 * @throws DomainError `forbidden` for staff who ask for a day before yesterday, because a count would tell them
 * what the shop took (money rule 13).
 */
export async function readDrawer(db: Database, date: string, staff: StaffActor): Promise<Drawer> {
  assertRecent(date, staff);
  return {
    date,
    isClosed: await isClosed(db, date),
    entries: await listEntries(db, date),
    counts: await listCounts(db, date),
    riders: await listRiderCash(db, lastDays(kolkataTime(staff.now).date)),
  };
}

/**
 * Of today. An entry that is sent again is added once.
 * @throws DomainError `day_closed`; `drawer_full`; `conflict` when the id was used for another entry.
 */
export async function enterCash(
  db: Database,
  { id, kind, amount, reason }: z.infer<typeof entryInput>,
  staff: StaffActor,
): Promise<Drawer> {
  const { date } = kolkataTime(staff.now);
  const amount_paise = rupeesToPaise(amount);
  const entry = await inTransaction(db, async (tx) => {
    await lockChain(tx, 'closed-days');
    const sent = await findEntry(tx, id);
    if (sent) {
      const isSame = sent.kind === kind && sent.amount_paise === amount_paise;
      if (!isSame || sent.reason !== reason) throw new DomainError('conflict');
      return sent;
    }
    const entered = {
      id,
      kind,
      amount_paise,
      reason,
      rider: null,
      owed_paise: null,
      order_ids: null,
    };
    const place = await nextPlace(tx, date);
    const row = { ...entered, ...place, ...deviceColumns(staff), ...signed(staff) };
    await insertEntry(tx, row);
    const field = { float: 'drawerFloat', in: 'drawerIn', out: 'drawerOut' }[kind];
    await recordChange(tx, staff, {
      area: 'reports',
      subject: { id: date, name: date },
      from: { [field]: null },
      to: { [field]: amount },
      ...(reason && { reason }),
    });
    return row;
  });
  return readDrawer(db, entry.business_date, staff);
}

/**
 * A count is kept with what the drawer should have held then, and never replaces an earlier one.
 * @throws DomainError `bad_input` for a day to come; `forbidden` as `readDrawer`; else as `enterCash`.
 */
export async function countDrawer(
  db: Database,
  { date, id, pieces }: { date: string; id: string; pieces: CashPieces },
  staff: StaffActor,
): Promise<Drawer> {
  assertRecent(date, staff);
  if (date > kolkataTime(staff.now).date) {
    throw badInput('date', m.validation_day_to_come());
  }
  await inTransaction(db, async (tx) => {
    await lockChain(tx, 'closed-days');
    const json = JSON.stringify(pieces);
    const sent = await findCount(tx, id);
    if (sent) {
      if (sent.business_date !== date || sent.pieces !== json) throw new DomainError('conflict');
      return;
    }
    await assertOpen(tx, date);
    const { length } = await listCounts(tx, date);
    if (length >= MOST_DRAWER_COUNTS) throw full(MOST_DRAWER_COUNTS);
    const { drawer } = await readSheet(tx, date);
    await insertCount(tx, {
      id,
      business_date: date,
      position: length + 1,
      pieces: json,
      counted_paise: sumOfPieces(pieces),
      expected_paise: rupeesToPaise(drawer.expected),
      ...signed(staff),
    });
  });
  return readDrawer(db, date, staff);
}

const lastDays = (to: string) => ({ from: daysBefore(to, RIDER_CASH_DAYS), to });

function assertRecent(date: string, { role, now }: StaffActor): void {
  if (mayOpen(role, 'reports')) return;
  if (date < daysBefore(kolkataTime(now).date, 1)) throw new DomainError('forbidden');
}

/** Of an entry. @throws DomainError `day_closed`; `drawer_full`. */
export async function nextPlace(tx: Tx, date: string) {
  await assertOpen(tx, date);
  const { length } = await listEntries(tx, date);
  if (length >= MOST_DRAWER_ENTRIES) throw full(MOST_DRAWER_ENTRIES);
  return { business_date: date, position: length + 1 };
}

async function assertOpen(tx: Tx, date: string): Promise<void> {
  if (await isClosed(tx, date)) throw new DomainError('day_closed');
}

const full = (most: number) => new DomainError('drawer_full', { most });

export const signed = ({ adminId, name, now }: StaffActor) => ({
  admin_id: adminId,
  by_name: name,
  at: now.toISOString(),
});
