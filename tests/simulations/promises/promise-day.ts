import {
  estimatedSeconds,
  type OpenWork,
  promisedWindow,
  unconfirmedSeconds,
  waitSecondsOf,
  workOf,
} from '../../../shared/domain/orders/promise';
import {
  type LearnedPaces,
  learnPaces,
  type MadeOrder,
  pacesAt,
  slownessOf,
} from '../../../shared/domain/orders/promise-learning';
import type { DayOrder } from './kitchen-day';

/** What the owner has entered; the kitchen of a day may have fewer hands. */
export interface Entered {
  hands: number;
  usualMinutes: number;
}

/** An order with its promise; times in seconds since opening. */
export interface PromisedOrder extends MadeOrder {
  placedAt: number;
  readyAt: number;
  tappedAt: number;
  from: number;
  until: number;
}

/** 10:00 in Asia/Kolkata. */
const OPENS_MS = Date.parse('2026-04-15T04:30:00Z');
const OPENS_MINUTES = 600;

/** The town's phones come from so many networks: the cafe's own and two operators'. */
const NETWORKS = 3;

/** How often the shop learns how slow today is, and from how far back. */
const LEARNS_EVERY_S = 300;
const RECENT_S = 5400;

/** Promises each order of a day as the shop does: from what it knew when the order was placed. */
export function promiseDay(
  day: readonly DayOrder[],
  { hands, usualMinutes }: Entered,
  paces: LearnedPaces,
): PromisedOrder[] {
  const promised: PromisedOrder[] = [];
  const works = day.map(({ dishes }) => workOf(dishes, usualMinutes));
  for (const [index, { placedAt, readyAt, tappedAt }] of day.entries()) {
    const open = openWork(day.slice(0, index), works, { now: placedAt, hands });
    const work = works[index] ?? { totalSeconds: 0, longestSeconds: 0 };
    const placedMinutes = Math.floor(OPENS_MINUTES + placedAt / 60);
    const learnedAt = Math.floor(placedAt / LEARNS_EVERY_S) * LEARNS_EVERY_S;
    const slowness = slownessOf(recentAt(promised, learnedAt), paces);
    const waitSeconds = waitSecondsOf(open, hands);
    const state = {
      hands,
      waitSeconds,
      paces: pacesAt(paces, placedMinutes, slowness),
      busyMinutes: 0,
    };
    const window = promisedWindow(state, work, { now: new Date(OPENS_MS + placedAt * 1000) });
    promised.push({
      placedAt,
      readyAt,
      tappedAt,
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

/** The orders placed lately that are ready, or late already. */
function recentAt(promised: readonly PromisedOrder[], now: number): MadeOrder[] {
  return promised
    .filter(({ placedAt }) => placedAt > now - RECENT_S && placedAt <= now)
    .map((order) => ({ ...order, tookSeconds: Math.min(order.tappedAt, now) - order.placedAt }))
    .filter(
      (order) =>
        order.tookSeconds > order.estimatedSeconds || order.placedAt + order.tookSeconds < now,
    );
}

/** The days before, replayed one after another: each teaches the next. */
export function learnFrom(days: readonly (readonly DayOrder[])[], entered: Entered): LearnedPaces {
  let made: MadeOrder[] = [];
  for (const day of days) made = [...made, ...promiseDay(day, entered, learnPaces(made))];
  return learnPaces(made);
}
