import { HOUR_MS, MINUTE_MS } from '../platform/durations';
import { clockTime, kolkataTime } from '../platform/kolkata-time';
import { closedMessage, dayWords, reopeningMessage } from './closed-message';
import { isStoreOpen, nextOpeningChange, type OpeningSettings, openFrom } from './store-hours';

/** Who pauses the shop: staff until a time, or the guard until a kitchen board reports again. */
export const PAUSE_REASONS = ['staff', 'guard'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** How long staff can pause the shop, in minutes. */
export const PAUSE_MINUTES = [15, 30, 60] as const;

/** By how many minutes orders can take longer. */
export const BUSY_MINUTES = [10, 20, 30] as const;

/** For how long the kitchen can be busy, in minutes. */
export const BUSY_FOR_MINUTES = [30, 60, 120] as const;
export const BUSY_FOR_DEFAULT_MINUTES = 60;

/**
 * What staff change about the shop during a day, beside its settings. Each end is ISO 8601 text in UTC,
 * on a whole minute. Once it has passed, it means nothing.
 */
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

/** Until when the shop does not deliver (ISO 8601, UTC), and what its customers read. */
export interface DeliveryPause {
  until: string;
  message: string;
}

/** Whether a delivery falls into the pause: as soon as possible, or for a slot that begins in it. */
export function isDeliveryPaused({ until }: DeliveryPause, slotAt: string | null): boolean {
  return slotAt === null || Date.parse(slotAt) < Date.parse(until);
}

/** Null while the shop delivers. */
export function deliveryPause({ noDeliveryUntil }: ShopState, now: Date): DeliveryPause | null {
  const end = endAfter(noDeliveryUntil, now);
  return (
    end && {
      until: end.toISOString(),
      message: `The road is closed: no delivery until ${momentWords(end, now)}. You can pick up your order.`,
    }
  );
}

/** An area that gets no deliveries for now. */
export interface AreaPause extends DeliveryPause {
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
    if (until === undefined) return [];
    const words = momentWords(new Date(until), now);
    return {
      areaId: id,
      until,
      message: `No delivery to ${name} until ${words}. You can pick up your order.`,
    };
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
  /** Whether the shop takes orders. */
  isOpen: boolean;
  /** Whether its customers read that it is paused, not closed. */
  isPaused: boolean;
  /** What it says to customers while it takes none. */
  closedMessage: string | null;
  /** What an open shop says when orders take longer. */
  busyMessage: string | null;
  /** When any of these next changes by itself. */
  nextChange: Date | null;
}

/** Whether the shop takes orders now, and what it says to its customers. */
export function openingOf(settings: OpeningSettings, state: ShopState, now: Date): Opening {
  const paused = pauseEnd(state, now);
  const isOpen = isStoreOpen(settings, now) && !paused;
  const busy = busyMinutes(state, now);
  const untils = [state.busyUntil, state.noDeliveryUntil, ...Object.values(state.pausedAreas)];
  const ends = untils.map((until) => endAfter(until, now));
  const changes = [nextOpeningChange(settings, now), paused, ...ends];
  const [next = null] = changes
    .filter((change) => change !== null)
    .sort((one, other) => one.getTime() - other.getTime());
  return {
    isOpen,
    ...(isOpen ? { isPaused: false, closedMessage: null } : whyClosed(settings, state, now)),
    busyMessage: isOpen && busy > 0 ? `Busy now: about ${busy} minutes longer` : null,
    nextChange: next,
  };
}

function whyClosed(
  settings: OpeningSettings,
  state: ShopState,
  now: Date,
): Pick<Opening, 'isPaused'> & { closedMessage: string } {
  const paused = pauseEnd(state, now);
  if (!isStoreOpen(settings, now)) {
    const opensByHours = settings.openingMode === 'hours';
    const from = opensByHours && paused ? paused : now;
    return { isPaused: false, closedMessage: closedMessage(settings, now, from) };
  }
  if (!paused || state.pausedBy === 'guard') {
    const sorry = 'We cannot take orders right now. Please try again in a few minutes, or call us.';
    return { isPaused: true, closedMessage: sorry };
  }
  const back = openFrom(settings, paused);
  const isBackToday = back !== null && kolkataTime(back).date === kolkataTime(now).date;
  return {
    isPaused: isBackToday,
    closedMessage: isBackToday
      ? `We are catching up with orders. Ordering is back at ${clockTime(back)}.`
      : reopeningMessage(settings, now, back),
  };
}

/** When something ends: '5:00 pm' today, 'tomorrow, 10:00 am', 'Monday, 10:00 am'. */
export function momentWords(instant: Date, now: Date): string {
  const day = dayWords(instant, now);
  const time = clockTime(instant);
  return day === 'today' ? time : `${day.replace(/^on /, '')}, ${time}`;
}
