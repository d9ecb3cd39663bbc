import type { DeliveryDetails } from '../../../shared/contract/orders/order-shape';
import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import {
  estimatedSeconds,
  type OrderedDish,
  promisedWindow,
  travelMinutes,
  workOf,
} from '../../../shared/domain/orders/promise';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import { deliverySettings } from '../../../shared/domain/shop/delivery-settings';
import { locationOf } from '../../../shared/domain/shop/delivery-terms';
import type { OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { readKitchenState } from './kitchen-state';

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
  now: Date;
}

/** The window that a new order is promised, from the kitchen's state in its own transaction. */
export async function promiseOrder(
  tx: Tx,
  { lines, destination, settings, busyMinutes, now }: Promising,
): Promise<OrderPromise> {
  const kitchen = await readKitchenState(tx, { now, busyMinutes });
  const work = workOf(lines, kitchen.usualMinutes);
  const travel = travelOf(destination, settings);
  const { from, until } = promisedWindow(kitchen, work, { now, travelMinutes: travel });
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
