import { MINUTE_MS } from '../platform/durations';
import { daysBefore, kolkataTime } from '../platform/kolkata-time';
import { pauseEnd, type ShopState } from '../shop/shop-state';
import { type OpeningSettings, type OrderingHours, openingsOf } from '../shop/store-hours';
import { estimatedSeconds, type KitchenState, promisedWindow, type Work } from './promise';

export const SLOT_MINUTES = 15;

/** Orders for later are taken for today and tomorrow. */
const SLOT_DAYS = 2;

const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

/** A quarter of an hour for which orders are taken. Times are ISO 8601 text in UTC. */
interface Slot {
  startsAt: string;
  /** When the shop opens before it. The kitchen begins no earlier. */
  opensAt: string;
}

/** How much the orders of one slot may be together. */
interface SlotLimits {
  orders: number;
  workSeconds: number;
}

export interface SlotWithRoom extends Slot {
  freeOrders: number;
  freeSeconds: number;
}

/** A slot as one order finds it. */
export interface SlotChoice {
  startsAt: string;
  endsAt: string;
  isFull: boolean;
}

export interface LaterOrder {
  work: Work;
  /** From the counter to the customer; 0 for a pickup. */
  travelMinutes: number;
}

const iso = (ms: number) => new Date(ms).toISOString();

export function slotEnd({ startsAt }: Pick<Slot, 'startsAt'>): string {
  return iso(Date.parse(startsAt) + SLOT_MS);
}

/** Whether orders for later may be taken. A shop that staff paused or closed cannot say when it opens. */
export function mayOrderLater(settings: OpeningSettings, state: ShopState, now: Date): boolean {
  return settings.openingMode !== 'closed' && pauseEnd(state, now) === null;
}

/** The slots of today and tomorrow that have not begun, whole quarters within the opening hours. */
export function upcomingSlots(hours: OrderingHours, now: Date): Slot[] {
  const yesterday = daysBefore(kolkataTime(now).date, 1);
  // An evening of yesterday may go on after midnight.
  return openingsOf(hours, yesterday, 1 + SLOT_DAYS).flatMap(({ opensMs, closesMs }) => {
    const firstMs = Math.ceil(opensMs / SLOT_MS) * SLOT_MS;
    const count = Math.max(0, Math.floor((closesMs - firstMs) / SLOT_MS));
    return Array.from({ length: count }, (_, index) => firstMs + index * SLOT_MS)
      .filter((ms) => ms > now.getTime())
      .map((ms) => ({ startsAt: iso(ms), opensAt: iso(opensMs) }));
  });
}

export function roomOf(booked: SlotLimits, limits: SlotLimits) {
  return {
    freeOrders: Math.max(0, limits.orders - booked.orders),
    freeSeconds: Math.max(0, limits.workSeconds - booked.workSeconds),
  };
}

/** An order with more work than a slot may have needs a slot of its own. */
function hasRoom(slot: SlotWithRoom, work: Work, slotSeconds: number): boolean {
  return slot.freeOrders > 0 && Math.min(work.totalSeconds, slotSeconds) <= slot.freeSeconds;
}

interface Offer {
  slots: readonly SlotWithRoom[];
  /** The most work of a slot. */
  slotSeconds: number;
  kitchen: KitchenState;
  now: Date;
}

/** Full ones included. In the first ends the window that the order would be promised now, or at the opening. */
export function slotsFor(order: LaterOrder, offer: Offer): SlotChoice[] {
  const { slots, slotSeconds, kitchen, now } = offer;
  return slots
    .filter((slot) => slotEnd(slot) >= soonestEnd(slot, order, kitchen, now))
    .map((slot) => ({
      startsAt: slot.startsAt,
      endsAt: slotEnd(slot),
      isFull: !hasRoom(slot, order.work, slotSeconds),
    }));
}

function soonestEnd(
  { opensAt }: Slot,
  { work, travelMinutes }: LaterOrder,
  kitchen: KitchenState,
  now: Date,
): string {
  const opening = new Date(opensAt);
  // No order waits at an opening, and the minutes that staff have added are over.
  const window =
    opening > now
      ? promisedWindow({ ...kitchen, waitSeconds: 0, busyMinutes: 0 }, work, {
          now: opening,
          travelMinutes,
        })
      : promisedWindow(kitchen, work, { now, travelMinutes });
  return window.until.toISOString();
}

/** So that it is ready, or at the door, as its slot begins. It is a whole minute, unless that is now. */
export function kitchenStart(
  { startsAt, opensAt }: Slot,
  { work, travelMinutes }: LaterOrder,
  { hands, now }: { hands: number; now: Date },
): Date {
  const makingMs = estimatedSeconds({ hands, waitSeconds: 0 }, work) * 1000;
  const startMs = Date.parse(startsAt) - travelMinutes * MINUTE_MS - makingMs;
  const wholeMs = Math.floor(startMs / MINUTE_MS) * MINUTE_MS;
  return new Date(Math.max(wholeMs, Date.parse(opensAt), now.getTime()));
}

/** The slots with room that are nearest to a time, in the order of time. */
export function nearestFree(choices: readonly SlotChoice[], slotAt: string, most = 3): string[] {
  const wantedMs = Date.parse(slotAt);
  const distance = (startsAt: string) => Math.abs(Date.parse(startsAt) - wantedMs);
  return choices
    .filter(({ isFull }) => !isFull)
    .map(({ startsAt }) => startsAt)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .sort();
}
