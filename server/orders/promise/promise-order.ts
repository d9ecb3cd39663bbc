import type { DeliveryDetails } from '../../../shared/contract/orders/order-shape';
import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import {
  estimatedSeconds,
  type OrderedDish,
  promisedWindow,
  travelMinutes,
  workOf,
} from '../../../shared/domain/orders/promise';
import { mayBeTooLate, windowBefore } from '../../../shared/domain/orders/promised-window';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { closedUntil } from '../../../shared/domain/shop/closed-by-hours';
import { deliverySettings } from '../../../shared/domain/shop/delivery-settings';
import { locationOf } from '../../../shared/domain/shop/delivery-terms';
import { nextOpening } from '../../../shared/domain/shop/store-hours';
import type { OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { readKitchenState } from './kitchen-state';
import { latestPromise } from './latest-promise';

export type OrderPromise = Pick<
  OrdersTable,
  | 'promised_from'
  | 'promised_until'
  | 'travel_minutes'
  | 'work_seconds'
  | 'wait_seconds'
  | 'estimated_seconds'
  | 'slot_at'
  | 'starts_at'
>;

export interface Promising {
  lines: readonly OrderedDish[];
  destination: { details: Pick<DeliveryDetails, 'latitude' | 'longitude'> | null };
  settings: SettingsInput;
  busyMinutes: number;
  /** Whether staff order for a customer who called: they know what the kitchen can do. */
  isByStaff: boolean;
  now: Date;
}

/**
 * The window that a new order is promised, from the kitchen's state in its own transaction.
 * @throws DomainError `too_late` if the shop closes before it and the owner refuses such orders.
 */
export async function promiseOrder(
  tx: Tx,
  { lines, destination, settings, busyMinutes, isByStaff, now }: Promising,
): Promise<OrderPromise> {
  const kitchen = await readKitchenState(tx, { now, busyMinutes });
  const work = workOf(lines, kitchen.usualMinutes);
  const travel = travelOf(destination, settings);
  const latest = latestPromise(settings, kitchen, now);
  const window = promisedWindow(kitchen, work, { now, travelMinutes: travel });
  const { from, until } = windowBefore(window, latest);
  if (kitchen.refusesLateOrders && !isByStaff && mayBeTooLate({ from, until })) {
    const closing = closedUntil(settings, now, nextOpening(settings, now));
    throw new DomainError('too_late', { closing, takesLater: kitchen.laterOrders });
  }
  return {
    promised_from: from.toISOString(),
    promised_until: until.toISOString(),
    travel_minutes: travel,
    work_seconds: work.totalSeconds,
    wait_seconds: kitchen.waitSeconds,
    // How long orders take while staff have added minutes says nothing about other days.
    estimated_seconds: busyMinutes > 0 ? null : estimatedSeconds(kitchen, work),
    slot_at: null,
    starts_at: null,
  };
}

export function dueAtCounter({
  promised_until,
  travel_minutes,
}: Pick<OrderPromise, 'promised_until' | 'travel_minutes'>): Date {
  return new Date(Date.parse(promised_until) - travel_minutes * MINUTE_MS);
}

/** Minutes from the counter to an order's destination; 0 for a pickup. */
export function travelOf({ details }: Promising['destination'], settings: SettingsInput): number {
  if (details === null) return 0;
  return travelMinutes(deliverySettings(settings).zone, locationOf(details));
}
