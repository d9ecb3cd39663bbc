import { KITCHEN_DEFAULTS } from '../../../shared/contract/shop/kitchen-settings';
import { grouped, type Ledger } from './ledger';

/**
 * Slots with more orders than the shop's settings allow. Orders that were cancelled at some time are
 * left out, since staff may take one back into a slot that is full.
 */
export function overfullSlots({ orders, history }: Ledger): string[] {
  const cancelled = new Set(
    history.filter(({ value }) => value === 'cancelled').map(({ order_id }) => order_id),
  );
  const booked = orders.filter(({ id, slot_at }) => slot_at !== null && !cancelled.has(id));
  return [...grouped(booked, ({ slot_at }) => slot_at ?? '')]
    .filter(([, same]) => same.length > KITCHEN_DEFAULTS.ordersPerSlot)
    .map(([slotAt, same]) => `the slot ${slotAt} has ${same.length} orders`);
}
