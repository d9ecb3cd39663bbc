import type { Closing } from '../platform/closing';
import { comingTime } from '../platform/coming-time';
import type { DeliveryPause } from '../platform/delivery-reach';
import { HOUR_MS, MINUTE_MS } from '../platform/durations';
import { closedByHours, closedUntil } from './closed-by-hours';
import { isStoreOpen, nextOpeningChange, type OpeningSettings, openFrom } from './store-hours';

/** Who pauses the shop: staff until a time, or the guard until a kitchen board reports again. */
export const PAUSE_REASONS = ['staff', 'guard'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const PAUSE_MINUTES = [15, 30, 60] as const;

export const BUSY_MINUTES = [10, 20, 30] as const;

export const BUSY_FOR_MINUTES = [30, 60, 120] as const;
export const BUSY_FOR_DEFAULT_MINUTES = 60;

/** Each end is ISO 8601 text in UTC, on a whole minute. Once it has passed, it means nothing. */
export interface ShopState {
  /** Until when the shop takes no orders. */
  pausedUntil: string | null;
  pausedBy: PauseReason;
  /** By how many minutes orders take longer. */
  busyMinutes: number;
  busyUntil: string | null;
  /** Until when riders cannot set out, because a road is closed; pickups go on. */
  noDeliveryUntil: string | null;
  /** Until when drawn areas get no deliveries, by the id of the area. */
  pausedAreas: Readonly<Record<string, string>>;
  /** The opening mode to which a shop that staff closed returns. */
  reopensAs: 'hours' | 'open';
  /** Until when options are sold out, by the id of `optionId`. */
  soldOutOptions: Readonly<Record<string, string>>;
}

export const USUAL_STATE: Readonly<ShopState> = {
  pausedUntil: null,
  pausedBy: 'staff',
  busyMinutes: 0,
  busyUntil: null,
  noDeliveryUntil: null,
  pausedAreas: {},
  reopensAs: 'hours',
  soldOutOptions: {},
};

/** A later time on a whole minute: cached pages change on the minute, and people read minutes. */
export function wholeMinute(instant: Date, minutesLater = 0): Date {
  return new Date(Math.ceil(instant.getTime() / MINUTE_MS + minutesLater) * MINUTE_MS);
}

function endAfter(until: string | null, now: Date): Date | null {
  const end = until === null ? null : new Date(until);
  return end && end > now ? end : null;
}

/** The end of the running pause; null while there is none. */
export function pauseEnd({ pausedUntil }: ShopState, now: Date): Date | null {
  return endAfter(pausedUntil, now);
}

/** By how many minutes orders take longer now; 0 unless staff said that the kitchen is busy. */
export function busyMinutes(state: ShopState, now: Date): number {
  return endAfter(state.busyUntil, now) ? state.busyMinutes : 0;
}

/** The options that are sold out now, each with its end. */
export function soldOutOptions(state: ShopState, now: Date): Map<string, string> {
  return runningEnds(state.soldOutOptions, now);
}

/** The ends by id that have not passed. */
function runningEnds(ends: Readonly<Record<string, string>>, now: Date): Map<string, string> {
  const at = now.toISOString();
  return new Map(Object.entries(ends).filter(([, end]) => end > at));
}

/** Whether a delivery falls into the pause: as soon as possible, or for a slot that begins in it. */
export function isDeliveryPaused({ until }: DeliveryPause, slotAt: string | null): boolean {
  return slotAt === null || Date.parse(slotAt) < Date.parse(until);
}

/** Null while the shop delivers. */
export function deliveryPause({ noDeliveryUntil }: ShopState, now: Date): DeliveryPause | null {
  const end = endAfter(noDeliveryUntil, now);
  return end && pauseUntil(end, null, now);
}

function pauseUntil(end: Date, area: string | null, now: Date): DeliveryPause {
  const { at: until, day } = comingTime(end, now);
  return { until, day, area };
}

interface AreaPause extends DeliveryPause {
  areaId: string;
}

/** The pauses of areas. One that the owner has removed since has none. */
export function areaPauses(
  { pausedAreas }: ShopState,
  areas: readonly { id: string; name: string }[],
  now: Date,
): AreaPause[] {
  const ends = runningEnds(pausedAreas, now);
  return areas.flatMap(({ id, name }) => {
    const until = ends.get(id);
    return until === undefined ? [] : [{ areaId: id, ...pauseUntil(new Date(until), name, now) }];
  });
}

/** The one of two pauses of the same address that ends later. */
export function laterPause(one: DeliveryPause, other: DeliveryPause): DeliveryPause {
  return Date.parse(one.until) < Date.parse(other.until) ? other : one;
}

/** The next times on the full hour until which staff can stop deliveries, at least 20 minutes away. */
export function deliveryPauseEnds(now: Date): Date[] {
  const first = now.getTime() + 20 * MINUTE_MS;
  // Kolkata is half an hour off UTC, and so are its full hours.
  const half = HOUR_MS / 2;
  const next = Math.ceil((first - half) / HOUR_MS) * HOUR_MS + half;
  return Array.from({ length: 6 }, (_, index) => new Date(next + index * HOUR_MS));
}

export interface Opening {
  isOpen: boolean;
  /** Why it takes none; null while it is open. */
  closing: Closing | null;
  /** By how many minutes the orders of an open shop take longer. */
  busyMinutes: number;
  /** When any of these next changes by itself. */
  nextChange: Date | null;
}

export function openingOf(settings: OpeningSettings, state: ShopState, now: Date): Opening {
  const paused = pauseEnd(state, now);
  const isOpen = isStoreOpen(settings, now) && !paused;
  const untils = [state.busyUntil, state.noDeliveryUntil, ...Object.values(state.pausedAreas)];
  const ends = untils.map((until) => endAfter(until, now));
  const changes = [nextOpeningChange(settings, now), paused, ...ends];
  const [next = null] = changes
    .filter((change) => change !== null)
    .sort((one, other) => one.getTime() - other.getTime());
  return {
    isOpen,
    closing: isOpen ? null : closingOf(settings, state, now),
    busyMinutes: isOpen ? busyMinutes(state, now) : 0,
    nextChange: next,
  };
}

function closingOf(settings: OpeningSettings, state: ShopState, now: Date): Closing {
  const paused = pauseEnd(state, now);
  if (!isStoreOpen(settings, now)) {
    const opensByHours = settings.openingMode === 'hours';
    return closedByHours(settings, now, opensByHours && paused ? paused : now);
  }
  if (!paused || state.pausedBy === 'guard') {
    return { why: 'unattended', back: null, holiday: null };
  }
  const opening = openFrom(settings, paused);
  const back = opening && comingTime(opening, now);
  return back?.day === 'today'
    ? { why: 'catching-up', back, holiday: null }
    : closedUntil(settings, now, opening);
}
