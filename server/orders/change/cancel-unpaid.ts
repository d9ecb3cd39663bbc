import {
  isCancelledUnpaid,
  LAPSED_REASON,
  SYSTEM_NAME,
  unpaidSince,
} from '../../../shared/domain/payment';
import { DomainError } from '../../../shared/domain/refusals';
import type { Database, WriteDeps } from '../../db/database';
import type { OrdersTable } from '../../db/schema';
import { readSettings } from '../../settings/settings-store';
import { hasMoney, isClaimed } from '../payment-claims';
import { setOrderStatus } from './set-order-status';

const READ_AT_ONCE = 100;
/** The job is due every 20 s. */
const LONGEST_RUN_MS = 20_000;
const MINUTE_MS = 60_000;
/** The most time that staff have after an opening to check the payments of the night. */
const MOST_CHECK_MINUTES = 60;

/**
 * Cancels orders that were not paid in time, if the owner has switched this on. Each is its own
 * transaction, which restores the stock and records 'system' in the history. One of several servers
 * succeeds, and an order paid or begun at the last moment is not cancelled. A run cancels all that are
 * due, so that stock which many orders held returns at once, but ends after 20 s. An order for later, and
 * one whose customer has reported the payment, stays until staff had time to look for the money. One that
 * is paid in part stays until staff decide, because money would have to be returned.
 * @returns the number of orders cancelled.
 */
export async function cancelUnpaidOrders(deps: WriteDeps): Promise<number> {
  const { cancelUnpaidAfterMinutes: minutes } = await readSettings(deps.db);
  if (minutes === null) return 0;
  const beganAt = performance.now();
  let cancelled = 0;
  for (;;) {
    const before = cancelled;
    const due = await listDue(deps, minutes);
    for (const id of due) if (await cancelIfDue(deps, id, minutes)) cancelled += 1;
    const isLate = performance.now() - beganAt > LONGEST_RUN_MS;
    if (due.length < READ_AT_ONCE || cancelled === before || isLate) return cancelled;
  }
}

async function listDue({ db, clock }: WriteDeps, minutes: number): Promise<string[]> {
  const now = clock();
  const { after, until } = unpaidSince(now, minutes);
  const unpaid = db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'placed')
    .where('payment_status', '=', 'pending')
    .where('payment_method', '=', 'upi')
    .where('updated_at', '>', after.toISOString())
    .where('updated_at', '<=', until.toISOString())
    .where((eb) => eb.not(hasMoney(eb)));
  const due = (await staffHadTime(db, now, minutes))
    ? unpaid
    : unpaid.where((eb) => eb.and([eb('slot_at', 'is', null), eb.not(isClaimed(eb))]));
  const rows = await due.orderBy('updated_at').limit(READ_AT_ONCE).execute();
  return rows.map(({ id }) => id);
}

/**
 * Whether the shop has taken orders for so long, at most an hour, without a pause. While it is closed,
 * or the guard sees no tablet, nobody can check whether money has arrived.
 */
async function staffHadTime(db: Database, now: Date, minutes: number): Promise<boolean> {
  const watch = await db.selectFrom('guard_state').select('open_since').executeTakeFirst();
  const openSince = watch?.open_since ?? null;
  const checkMs = Math.min(minutes, MOST_CHECK_MINUTES) * MINUTE_MS;
  const openUntil = new Date(now.getTime() - checkMs).toISOString();
  return openSince !== null && openSince <= openUntil;
}

async function cancelIfDue({ db, clock, newId }: WriteDeps, id: string, minutes: number) {
  const now = clock();
  try {
    await setOrderStatus(db, {
      id,
      value: 'cancelled',
      from: 'placed',
      reason: `Its payment was still pending after ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
      cancelReason: LAPSED_REASON,
      onlyIf: (order) => isCancelledUnpaid(standing(order), now, minutes),
      actor: { adminId: null, name: SYSTEM_NAME, now, newId },
    });
    return true;
  } catch (error) {
    // Someone else changed the order first. The next run checks it again.
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
}

function standing({ status, payment_status, payment_method, updated_at }: OrdersTable) {
  return {
    status,
    paymentStatus: payment_status,
    paymentMethod: payment_method,
    touchedAt: new Date(updated_at),
  };
}
