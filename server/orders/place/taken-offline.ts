import type { TabletFields } from '../../../shared/contract/orders/order-input';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Tx } from '../../platform/db/transaction';

/** A tablet keeps its menu for so long, and no order is older. */
const TAKEN_WITHIN_MS = 7 * DAY_MS;

/**
 * When a tablet without a network took the order, by its clock: never after the shop's, and at most seven days before
 * (orders rule 27). @returns null for an order that was sent at once.
 */
export function takenOfflineAt(tablet: TabletFields | undefined, now: Date): Date | null {
  if (!tablet?.takenAt) return null;
  const takenMs = Date.parse(tablet.takenAt);
  const earliestMs = now.getTime() - TAKEN_WITHIN_MS;
  return new Date(Math.min(now.getTime(), Math.max(earliestMs, takenMs)));
}

/** Locks the days until the transaction ends. @returns whether staff have closed this one. */
export type LockDay = (tx: Tx, date: string) => Promise<boolean>;

/** It counts as placed when it was taken, unless staff have closed that day: then now. */
export async function placedOfflineAt(
  tx: Tx,
  takenAt: Date | null,
  { now, lockDay }: { now: Date; lockDay?: LockDay },
): Promise<Date> {
  if (takenAt === null) return now;
  const isClosed = await lockDay?.(tx, kolkataTime(takenAt).date);
  return isClosed ? now : takenAt;
}
