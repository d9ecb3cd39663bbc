import {
  estimatedSeconds,
  type OpenWork,
  promisedWindow,
  unconfirmedSeconds,
  waitSecondsOf,
  workOf,
} from '../../../shared/domain/orders/promise';
import {
  learnPaces,
  type MadeOrder,
  pacesAt,
  type RecentOrder,
  slownessOf,
} from '../../../shared/domain/orders/promise-learning';
import { windowBefore } from '../../../shared/domain/orders/promised-window';
import type { DayOrder } from './kitchen-day';

/** What the owner has entered; the kitchen of a day may have fewer hands. */
export interface Entered {
  hands: number;
  usualMinutes: number;
  /** In seconds since opening; undefined for a shop that is held open. */
  closesAt?: number | undefined;
}

/** An order with its promise; times in seconds since opening. */
export interface PromisedOrder extends MadeOrder {
  placedAt: number;
  readyAt: number;
  tappedAt: number;
  from: number;
  until: number;
  closesAt?: number | undefined;
}

/** 10:00 in Asia/Kolkata. */
const OPENS_MS = Date.parse('2026-04-15T04:30:00Z');
const OPENS_MINUTES = 600;

/** The town's phones come from so many networks: the cafe's own and two operators'. */
const NETWORKS = 3;

/** How often the shop learns how slow today is, and from how far back. */
const LEARNS_EVERY_S = 120;
const RECENT_S = 3600;

/**
 * Promises each order of a day as the shop does: from what it knew when the order was placed.
 * @param before what the days before have taught.
 */
export function promiseDay(
  day: readonly DayOrder[],
  { hands, usualMinutes, closesAt }: Entered,
  before: readonly MadeOrder[],
): PromisedOrder[] {
  const promised: PromisedOrder[] = [];
  let paces = learnPaces(before);
  let learnedOrders = 0;
  const works = day.map(({ dishes }) => workOf(dishes, usualMinutes));
  for (const [index, { placedAt, readyAt, tappedAt }] of day.entries()) {
    const open = openWork(day.slice(0, index), works, { now: placedAt, hands });
    const work = works[index] ?? { totalSeconds: 0, longestSeconds: 0 };
    const placedMinutes = Math.floor(OPENS_MINUTES + placedAt / 60);
    const learnedAt = Math.floor(placedAt / LEARNS_EVERY_S) * LEARNS_EVERY_S;
    const made = promised.filter((order) => order.tappedAt <= learnedAt);
    if (made.length > learnedOrders) paces = learnPaces([...before, ...made]);
    learnedOrders = made.length;
    const slowness = slownessOf(recentAt(promised, learnedAt), paces);
    const waitSeconds = waitSecondsOf(open, hands);
    const state = {
      hands,
      waitSeconds,
      paces: pacesAt(paces, placedMinutes, slowness),
      busyMinutes: 0,
    };
    const latest = closesAt === undefined ? null : new Date(OPENS_MS + closesAt * 1000);
    const now = new Date(OPENS_MS + placedAt * 1000);
    const window = windowBefore(promisedWindow(state, work, { now }), latest);
    promised.push({
      placedAt,
      readyAt,
      tappedAt,
      closesAt,
      from: (window.from.getTime() - OPENS_MS) / 1000,
      until: (window.until.getTime() - OPENS_MS) / 1000,
      placedMinutes,
      waitSeconds,
      estimatedSeconds: estimatedSeconds(state, work),
      tookSeconds: tappedAt - placedAt,
    });
  }
  return promised;
}

/** All are guests who pay when staff accept, which is the most that the limits of unpaid orders can hide. */
function openWork(
  earlier: readonly DayOrder[],
  works: readonly { totalSeconds: number }[],
  { now, hands }: { now: number; hands: number },
): OpenWork {
  const open = { makingSeconds: 0, makingOrders: 0 };
  const waiting = new Array<number>(NETWORKS).fill(0);
  for (const [index, { acceptedAt, tappedAt }] of earlier.entries()) {
    if (tappedAt <= now) continue;
    const seconds = works[index]?.totalSeconds ?? 0;
    const network = index % NETWORKS;
    if (acceptedAt > now) waiting[network] = (waiting[network] ?? 0) + seconds;
    else {
      open.makingSeconds += seconds;
      open.makingOrders += 1;
    }
  }
  return { ...open, waitingSeconds: unconfirmedSeconds(waiting, hands) };
}

/** The orders of the last hour, as the shop sees them: those ready newest first, then the open ones. */
function recentAt(promised: readonly PromisedOrder[], now: number): RecentOrder[] {
  return promised
    .filter(({ placedAt, tappedAt }) => placedAt <= now && tappedAt > now - RECENT_S)
    .map((order) => ({
      ...order,
      isReady: order.tappedAt <= now,
      tookSeconds: Math.min(order.tappedAt, now) - order.placedAt,
    }))
    .sort((one, other) => other.tappedAt - one.tappedAt);
}

/** The days before, replayed one after another: each teaches the next. */
export function learnFrom(days: readonly (readonly DayOrder[])[], entered: Entered): MadeOrder[] {
  let made: MadeOrder[] = [];
  for (const day of days) made = [...made, ...promiseDay(day, entered, made)];
  return made;
}
