import {
  learnPaces,
  type RecentOrder,
  slownessOf,
} from '../../../shared/domain/orders/promise-learning';
import { DAY_MS, HOUR_MS, isoBefore, MINUTE_MS } from '../../../shared/domain/platform/durations';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Database } from '../../platform/db/database';
import { FORGOTTEN_AFTER_MS } from './kitchen-state';
import { listPromised, writeLearned } from './promise-store';

const LEARNED_DAYS_MS = 14 * DAY_MS;
const RECENT_MS = HOUR_MS;
const SLOW_FOR_MS = 30 * MINUTE_MS;

/** From so many orders on, one can tell whether the kitchen taps Ready. */
const FEWEST_TAPS = 5;

/** Learns how long orders really take, and how quick the kitchen is now. Reads at most 2,000 orders. */
export async function learnTimes(db: Database, now: Date): Promise<void> {
  const since = isoBefore(now, LEARNED_DAYS_MS);
  const promised = (await listPromised(db, since)).map((row) => timesOf(row, now));
  const ready = promised.filter(({ isReady }) => isReady);
  const paces = learnPaces(ready);
  const over = promised.filter(({ isReady, isForgotten }) => isReady || isForgotten);
  const isTapped = ready.length >= FEWEST_TAPS && ready.length * 2 >= over.length;
  const recent = promised
    .filter((order) => !order.isForgotten && order.readyMs > now.getTime() - RECENT_MS)
    .sort((one, other) => other.readyMs - one.readyMs);
  const learned = {
    paces,
    slowness: isTapped ? slownessOf(recent, paces) : 1,
    slowUntil: new Date(now.getTime() + SLOW_FOR_MS).toISOString(),
    isTapped,
  };
  await writeLearned(db, learned, now);
}

interface Times extends RecentOrder {
  /** Infinity until Ready is tapped. */
  readyMs: number;
  isForgotten: boolean;
}

type PromisedRow = Awaited<ReturnType<typeof listPromised>>[number];

/** An order that is not ready took until now at least. */
function timesOf(row: PromisedRow, now: Date): Times {
  const placedMs = Date.parse(row.created_at);
  const readyMs = row.ready_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.ready_at);
  const tookMs = Math.min(readyMs, now.getTime()) - placedMs;
  // Nobody waited any more when Ready was tapped.
  const isForgotten = tookMs >= FORGOTTEN_AFTER_MS;
  return {
    readyMs,
    isReady: row.ready_at !== null && !isForgotten,
    isForgotten,
    placedMinutes: kolkataTime(new Date(placedMs)).minutes,
    waitSeconds: row.wait_seconds ?? 0,
    estimatedSeconds: row.estimated_seconds ?? 0,
    tookSeconds: tookMs / 1000,
  };
}
