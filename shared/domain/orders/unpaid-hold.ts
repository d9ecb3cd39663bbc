import { HOUR_MS, MINUTE_MS } from '../platform/durations';
import type { OrderStatus } from './order-status';
import type { PayLater } from './pay-later';
import type { PaymentMethod, PaymentStatus } from './payment';

/** Older orders, such as those placed before the rule was switched on, are left to staff. */
const LONGEST_WAIT_MS = 48 * HOUR_MS;

/** The most time that staff have after an opening to check the payments of the night. */
const MOST_CHECK_MINUTES = 60;

export interface UnpaidOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  /** How it is paid when the customer gets it; null if before. */
  payLater: PayLater | null;
  /** When it was last changed: each change restarts its time. */
  touchedAt: Date;
}

/** In which its last change must lie for it to be cancelled now. @param minutes the owner's setting. */
export function unpaidSince(now: Date, minutes: number): { after: Date; until: Date } {
  const before = (pastMs: number) => new Date(now.getTime() - pastMs);
  return { after: before(LONGEST_WAIT_MS), until: before(minutes * MINUTE_MS) };
}

/** Its UPI payment is pending and the kitchen has not begun it. Other orders are left to staff. */
export function isCancelledUnpaid(order: UnpaidOrder, now: Date, minutes: number): boolean {
  const { after, until } = unpaidSince(now, minutes);
  return mayLapse(order) && order.touchedAt > after && order.touchedAt <= until;
}

function mayLapse({ status, paymentStatus, paymentMethod, payLater }: UnpaidOrder): boolean {
  const isAwaited = paymentStatus === 'pending' && paymentMethod === 'upi' && payLater === null;
  return status === 'placed' && isAwaited;
}

export interface HoldRule {
  /** The owner's setting. */
  minutes: number;
  /** After so long an order that nobody accepts is cancelled, too; null: never. */
  acceptMinutes: number | null;
  /** Since when staff can look for money: the shop takes orders and a tablet is on. Null if they cannot. */
  openSince: Date | null;
}

/** When staff will have had time to look for the money of the night; null while nobody can look. */
export function staffHadTimeAt({ minutes, openSince }: HoldRule): Date | null {
  if (openSince === null) return null;
  const checkMs = Math.min(minutes, MOST_CHECK_MINUTES) * MINUTE_MS;
  return new Date(openSince.getTime() + checkMs);
}

export interface HeldOrder extends UnpaidOrder {
  /** When the kitchen must start an order for later; else null. */
  startsAt: Date | null;
  /** Whether its customer has reported the payment or the shop has money for it: it waits for a person. */
  isLeftToStaff: boolean;
}

/** Null if the shop does not cancel it by itself, or if the time is not known. */
export function heldUntil(order: HeldOrder, rule: HoldRule): Date | null {
  if (!mayLapse(order) || order.isLeftToStaff) return null;
  const touched = order.touchedAt.getTime();
  // One for later stays until staff had time to look for its money.
  const looked = order.startsAt ? staffHadTimeAt(rule)?.getTime() : touched;
  if (looked === undefined) return null;
  const unpaidAt = Math.max(touched + rule.minutes * MINUTE_MS, looked);
  const ends = Math.min(unpaidAt, notAcceptedAt(order, rule));
  return ends < touched + LONGEST_WAIT_MS ? new Date(ends) : null;
}

function notAcceptedAt({ touchedAt, startsAt }: HeldOrder, { acceptMinutes }: HoldRule): number {
  if (acceptMinutes === null) return Number.POSITIVE_INFINITY;
  const known = Math.max(touchedAt.getTime(), startsAt?.getTime() ?? 0);
  return known + acceptMinutes * MINUTE_MS;
}
