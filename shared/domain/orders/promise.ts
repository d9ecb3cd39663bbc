import { MINUTE_MS } from '../platform/durations';
import {
  type Coordinates,
  type DeliveryZone,
  distanceKm,
  farthestCornerKm,
} from '../shop/delivery-zone';
import { areaAt } from '../shop/place-in-zone';
import type { PromisedWindow } from './promised-window';

export interface OrderedDish {
  productId: string;
  quantity: number;
  /** Minutes to make one; null for the kitchen's usual time. */
  prepMinutes: number | null;
}

export interface Work {
  /** With one pair of hands. */
  totalSeconds: number;
  /** The dish that takes longest: more hands do not make one dish faster. */
  longestSeconds: number;
}

/** The orders that are not ready yet. */
export interface OpenWork {
  waitingSeconds: number;
  /** The work and the number of those that are accepted. */
  makingSeconds: number;
  makingOrders: number;
}

/** How long orders really take, as factors of the estimate: most are ready between low and high. */
export interface Pace {
  low: number;
  middle: number;
  high: number;
}

export interface KitchenState {
  hands: number;
  /** How long all hands need for the orders ahead. */
  waitSeconds: number;
  /** One for each of LOAD_BANDS. */
  paces: readonly Pace[];
  /** Minutes that staff have added. */
  busyMinutes: number;
}

/** A further unit of the same dish takes this part of the first one's time: they are made together. */
const FURTHER_UNIT = 0.5;

/** To notice an order, accept it and pack it. */
const HANDLING_S = 120;

/** Where the bands of load begin: seconds of waiting. Each has its own pace. */
export const LOAD_BANDS = [0, 5 * 60, 15 * 60] as const;

const STEP_MS = 5 * MINUTE_MS;
const NARROWEST_MS = 10 * MINUTE_MS;
/** A wider window would not help anyone to plan. */
const WIDEST_MS = 25 * MINUTE_MS;

/** @param usualMinutes for dishes without a time of their own. */
export function workOf(dishes: readonly OrderedDish[], usualMinutes: number): Work {
  const quantities = new Map<string, number>();
  let totalSeconds = 0;
  let longestSeconds = 0;
  for (const { productId, quantity, prepMinutes } of dishes) {
    const seconds = (prepMinutes ?? usualMinutes) * 60;
    const before = quantities.get(productId) ?? 0;
    quantities.set(productId, before + quantity);
    const first = before === 0 ? 1 - FURTHER_UNIT : 0;
    totalSeconds += seconds * (first + FURTHER_UNIT * quantity);
    longestSeconds = Math.max(longestSeconds, seconds);
  }
  return { totalSeconds: Math.round(totalSeconds), longestSeconds };
}

/** Each pair of hands has one order half done. The others count in full: staff accept before they begin. */
export function waitSecondsOf(open: OpenWork, hands: number): number {
  const { waitingSeconds, makingSeconds, makingOrders } = open;
  const begun = makingOrders === 0 ? 0 : Math.min(1, hands / makingOrders);
  return Math.round((waitingSeconds + makingSeconds * (1 - begun / 2)) / hands);
}

/**
 * How long unpaid orders that nobody has accepted make others wait at most, in seconds: those of one account or of
 * one network's guests, and all together. To place them costs nothing, so strangers could move every promise by
 * hours. Customers pay within minutes, and an order counts in full once it is paid or accepted.
 */
export const UNCONFIRMED_WAIT_S = { ofOne: 5 * 60, ofAll: 15 * 60 } as const;

/** The work of unpaid orders that counts. @param seconds the work of each account and network. */
export function unconfirmedSeconds(seconds: readonly number[], hands: number): number {
  const { ofOne, ofAll } = UNCONFIRMED_WAIT_S;
  const sum = seconds.reduce((total, each) => total + Math.min(each, ofOne * hands), 0);
  return Math.min(sum, ofAll * hands);
}

/** When an order should be ready, in seconds from now, before experience corrects it. */
export function estimatedSeconds(
  { hands, waitSeconds }: Pick<KitchenState, 'hands' | 'waitSeconds'>,
  { totalSeconds, longestSeconds }: Work,
): number {
  return HANDLING_S + waitSeconds + Math.max(longestSeconds, Math.round(totalSeconds / hands));
}

export function loadBand(waitSeconds: number): number {
  return LOAD_BANDS.findLastIndex((start) => start <= waitSeconds);
}

/** In steps of 5 minutes; more work is never earlier, more hands never later. @param travelMinutes 0 for a pickup. */
export function promisedWindow(
  state: KitchenState,
  work: Work,
  { now, travelMinutes = 0 }: { now: Date; travelMinutes?: number },
): PromisedWindow {
  const startMs = now.getTime() + (state.busyMinutes + travelMinutes) * MINUTE_MS;
  const at = (factor: 'low' | 'high') =>
    roundedUp(startMs + correctedSeconds(state, work, factor) * 1000);
  const soonest = roundedUp(now.getTime() + 1);
  const until = Math.max(at('high'), soonest + NARROWEST_MS);
  const from = Math.min(at('low'), until - NARROWEST_MS);
  return { from: new Date(Math.max(from, until - WIDEST_MS, soonest)), until: new Date(until) };
}

/** A busier band may have the quicker pace, but no order is promised before one that finds less work ahead. */
function correctedSeconds(state: KitchenState, work: Work, factor: 'low' | 'high'): number {
  const { waitSeconds, paces, hands } = state;
  const corrected = LOAD_BANDS.map((start, band) => {
    if (start > waitSeconds) return 0;
    const end = LOAD_BANDS[band + 1] ?? Number.POSITIVE_INFINITY;
    const estimate = estimatedSeconds({ hands, waitSeconds: Math.min(waitSeconds, end) }, work);
    return estimate * (paces[band] ?? USUAL_PACE)[factor];
  });
  return Math.max(...corrected);
}

function roundedUp(ms: number): number {
  return Math.ceil(ms / STEP_MS) * STEP_MS;
}

/**
 * The pace of a kitchen that nothing is known of. One that takes a third longer for everything than its owner thinks
 * still keeps nine promises of ten (docs/promises.md).
 */
export const USUAL_PACE: Pace = { low: 1, middle: 1, high: 1.8 };

/** A rider collects the order and finds the door. */
const RIDER_MINUTES = 5;
/** On hill roads: 20 km/h, and 1.4 km of road for each km as the crow flies. */
const MINUTES_PER_KM = 4.2;
/** The mean distance in a circle from its centre, in radii. */
const MEAN_DISTANCE = 2 / 3;
const LONGEST_TRAVEL_MINUTES = 60;

/** Minutes from the counter to a place; undefined for an address without a location. */
export function travelMinutes(zone: DeliveryZone, place: Coordinates | undefined): number {
  const km = place ? distanceKm(zone.store, place) : MEAN_DISTANCE * farthestKm(zone);
  const minutes = Math.ceil(RIDER_MINUTES + km * MINUTES_PER_KM);
  const extra = place ? (areaAt(zone, place)?.extraMinutes ?? 0) : 0;
  return Math.min(LONGEST_TRAVEL_MINUTES, minutes) + extra;
}

function farthestKm({ store, radiusKm, areas = [] }: DeliveryZone): number {
  return radiusKm || Math.max(0, ...areas.map(({ corners }) => farthestCornerKm(store, corners)));
}
