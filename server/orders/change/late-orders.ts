import type { ActorCode } from '../../../shared/domain/platform/actor';
import { DAY_MS, isoBefore, MINUTE_MS } from '../../../shared/domain/platform/durations';
import { pluralize } from '../../../shared/domain/platform/pluralize';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Database, WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { recordOrderEvent } from '../follow/order-events';
import { isClaimed } from '../payment-claims';
import { kitchenTime, openOrders } from '../promise/open-orders';
import type { OrderChangeDeps } from './change-order';
import { setOrderStatus } from './set-order-status';

const READ_AT_ONCE = 100;
/** Nobody waits for an older order any more. */
const WAITS_AT_MOST_MS = DAY_MS;

/** Since when the oldest order waits that nobody has accepted; null if none waits. */
export async function oldestWaitingAt(db: Database, now: Date): Promise<string | null> {
  const row = await waiting(db, now).select(kitchenTime.as('at')).limit(1).executeTakeFirst();
  return row?.at ?? null;
}

/** Each once: the page shows it, with the cafe's phone number. */
export async function tellWaitingCustomers(
  { db, clock }: WriteDeps,
  afterMinutes: number,
): Promise<void> {
  const now = clock();
  const at = now.toISOString();
  const due = await waiting(db, now)
    .select('id')
    .where(kitchenTime, '<=', isoBefore(now, afterMinutes * MINUTE_MS))
    .where('waiting_told_at', 'is', null)
    .limit(READ_AT_ONCE)
    .execute();
  for (const { id } of due) {
    await inTransaction(db, async (tx) => {
      const told = await tx
        .updateTable('orders')
        .set({ waiting_told_at: at })
        .where('id', '=', id)
        // The kitchen may have accepted it, and another server may have told it.
        .where('status', '=', 'placed')
        .where('waiting_told_at', 'is', null)
        .returning(['id', 'status', 'payment_status'])
        .executeTakeFirst();
      if (told) await recordOrderEvent(tx, 'status', { ...told, updated_at: at });
    });
  }
}

/**
 * Counted from their last change, since staff may have put an order back, or from when the kitchen had to
 * start one for later. One whose customer has reported the payment is left to staff (orders rule 17).
 * @param watchedSince since when the guard watches an open shop: a power cut restarts the time.
 */
export async function cancelNotAccepted(
  deps: OrderChangeDeps,
  afterMinutes: number,
  watchedSince: string | null,
): Promise<void> {
  const { db, clock, newId } = deps;
  const now = clock();
  const until = isoBefore(now, afterMinutes * MINUTE_MS);
  if (watchedSince !== null && watchedSince > until) return;
  const due = await waiting(db, now)
    .select('id')
    .where('updated_at', '<=', until)
    .where(kitchenTime, '<=', until)
    .where((eb) => eb.not(isClaimed(eb)))
    .limit(READ_AT_ONCE)
    .execute();
  for (const { id } of due) {
    await setOrderStatus(deps, {
      id,
      value: 'cancelled',
      from: 'placed',
      onlyIf: ({ updated_at, starts_at }) => updated_at <= until && (starts_at ?? '') <= until,
      reason: `Nobody accepted it within ${pluralize(afterMinutes, 'minute')}`,
      cancelReason: 'not-accepted',
      actor: { adminId: null, name: 'system' satisfies ActorCode, now, newId },
    }).catch((error: unknown) => {
      // Someone has accepted or changed it meanwhile.
      if (!(error instanceof DomainError)) throw error;
    });
  }
}

/** Orders that the kitchen knows of and nobody has accepted, oldest first. */
function waiting(db: Database, now: Date) {
  const since = isoBefore(now, WAITS_AT_MOST_MS);
  return openOrders(db, 'placed', { since, now: now.toISOString() }).orderBy(kitchenTime);
}
