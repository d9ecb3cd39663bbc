import { isFinal } from '../../../../shared/domain/orders/order-status';
import { HOUR_MS } from '../../../../shared/domain/platform/durations';
import type { Order } from '../../../api/order-from-wire';

/** An order that nobody has closed for so long after its promise was delivered, but not marked so. */
const FORGOTTEN_AFTER_MS = 6 * HOUR_MS;

/** Whether the customer still waits for the order. @param now in milliseconds. */
export function isRunning(
  { status, promisedUntil }: Pick<Order, 'status' | 'promisedUntil'>,
  now: number,
): boolean {
  return !isFinal(status) && now < Date.parse(promisedUntil) + FORGOTTEN_AFTER_MS;
}

/** How long other pages tell of a cancellation. */
const CANCELLATION_TOLD_MS = HOUR_MS;

/** Whether the cafe or the clock has cancelled the order just now. @param now in milliseconds. */
export function isJustCancelled(
  { status, cancelReason, statusUpdates }: Pick<Order, 'status' | 'cancelReason' | 'statusUpdates'>,
  now: number,
): boolean {
  const at = Date.parse(statusUpdates.at(-1)?.timestamp ?? '');
  return (
    status === 'cancelled' && cancelReason !== 'by-customer' && now < at + CANCELLATION_TOLD_MS
  );
}
