import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import {
  mayOrderLater,
  roomOf,
  SLOT_MINUTES,
  upcomingSlots,
} from '../../../shared/domain/orders/slots';
import { busyMinutes, type ShopState } from '../../../shared/domain/shop/shop-state';
import type { Database } from '../../platform/db/database';
import { prepared } from '../../platform/db/prepared';
import { readKitchenState } from '../promise/kitchen-state';

export interface Moment {
  settings: SettingsInput;
  state: ShopState;
  now: Date;
}

/** With their room, and what `slotsFor` needs. None while orders for later are off. */
export async function readSlots(db: Database, { settings, state, now }: Moment) {
  const kitchen = await readKitchenState(db, { now, busyMinutes: busyMinutes(state, now) });
  const { laterOrders, ordersPerSlot, workMinutesPerSlot, hands } = kitchen;
  const slotSeconds = (workMinutesPerSlot ?? hands * SLOT_MINUTES) * 60;
  const offer = { kitchen, slotSeconds, now };
  if (!laterOrders || !mayOrderLater(settings, state, now)) return { ...offer, slots: [] };
  const booked = await readBooked(db, now);
  const limits = { orders: ordersPerSlot, workSeconds: slotSeconds };
  const slots = upcomingSlots(settings, now).map((slot) => ({
    ...slot,
    ...roomOf(booked.get(slot.startsAt) ?? { orders: 0, workSeconds: 0 }, limits),
  }));
  return { ...offer, slots };
}

/** The orders of each slot that has not begun. A cancelled one has given its room back. */
async function readBooked(db: Database, now: Date) {
  const { rows } = await countBooked(db, { after: now.toISOString() });
  return new Map(
    rows.map(({ slot_at, orders, workSeconds }) => [
      slot_at,
      { orders, workSeconds: workSeconds ?? 0 },
    ]),
  );
}

const countBooked = prepared((db, { after }: { after: string }) =>
  db
    .selectFrom('orders')
    .where('slot_at', '>', after)
    .where('status', '<>', 'cancelled')
    .groupBy('slot_at')
    .select(({ fn }) => [
      'slot_at',
      fn.countAll<number>().as('orders'),
      fn.sum<number | null>('work_seconds').as('workSeconds'),
    ]),
);
