import type { ExpressionBuilder } from 'kysely';
import {
  isCancelledUnpaid,
  LAPSED_REASON,
  PAYMENT_CLAIMED,
  SYSTEM_NAME,
  unpaidSince,
} from '../../../shared/domain/payment';
import { DomainError } from '../../../shared/domain/refusals';
import { isStoreOpen, type OpeningSettings } from '../../../shared/domain/store-hours';
import type { WriteDeps } from '../../db/database';
import type { OrdersTable, ShopTables } from '../../db/schema';
import { readSettings } from '../../settings/settings-store';
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
 * due, so that stock which many orders held returns at once, but ends after 20 s. An order for later whose
 * customer has reported the payment while the shop was closed stays until staff had time to check it.
 * @returns the number of orders cancelled.
 */
export async function cancelUnpaidOrders(deps: WriteDeps): Promise<number> {
  const settings = await readSettings(deps.db);
  const { cancelUnpaidAfterMinutes: minutes } = settings;
  if (minutes === null) return 0;
  const beganAt = performance.now();
  let cancelled = 0;
  for (;;) {
    const before = cancelled;
    const due = await listDue(deps, settings, minutes);
    for (const id of due) if (await cancelIfDue(deps, id, minutes)) cancelled += 1;
    const isLate = performance.now() - beganAt > LONGEST_RUN_MS;
    if (due.length < READ_AT_ONCE || cancelled === before || isLate) return cancelled;
  }
}

async function listDue(
  { db, clock }: WriteDeps,
  settings: OpeningSettings,
  minutes: number,
): Promise<string[]> {
  const now = clock();
  const { after, until } = unpaidSince(now, minutes);
  const unpaid = db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'placed')
    .where('payment_status', '=', 'pending')
    .where('payment_method', '=', 'upi')
    .where('updated_at', '>', after.toISOString())
    .where('updated_at', '<=', until.toISOString());
  const due = unpaid.$if(wasClosed(settings, now, minutes), (query) =>
    query.where((eb) => eb.or([eb('slot_at', 'is', null), eb(claimOf(eb), 'is', null)])),
  );
  const rows = await due.orderBy('updated_at').limit(READ_AT_ONCE).execute();
  return rows.map(({ id }) => id);
}

/**
 * Whether the shop is closed, or opened only just now. Nobody could check a payment that a customer has
 * reported for an order for later, and the money may have arrived.
 */
function wasClosed(settings: OpeningSettings, now: Date, minutes: number): boolean {
  const checkMs = Math.min(minutes, MOST_CHECK_MINUTES) * MINUTE_MS;
  const before = new Date(now.getTime() - checkMs);
  return !isStoreOpen(settings, now) || !isStoreOpen(settings, before);
}

function claimOf(eb: ExpressionBuilder<ShopTables, 'orders'>) {
  return eb
    .selectFrom('order_history')
    .select('sequence')
    .whereRef('order_id', '=', 'orders.id')
    .where('kind', '=', 'payment')
    .where('value', '=', PAYMENT_CLAIMED)
    .limit(1);
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
