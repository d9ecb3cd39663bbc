import type { KitchenSettings } from '../../../shared/contract/shop/kitchen-settings';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/domain/platform/durations';

/** Times are ISO 8601 text in UTC. */
export interface Watch {
  /** As seen; null while the shop is closed. */
  watchedSince: string | null;
  /** Without a pause, as seen; null while the shop takes no orders. */
  openSince: string | null;
  checkedAt: string | null;
  /** Null once a board is back. */
  goneAt: string | null;
  /** Null once a board is back. */
  pausedAt: string | null;
  /** Null once no order waits that long. */
  waitingToldAt: string | null;
  /** The last time; null once no reported payment waits that long. */
  paymentToldAt: string | null;
}

export interface Sight {
  now: Date;
  /** The shop is open, and no one of the staff has paused it: a board should be on. */
  isOpen: boolean;
  /** It ends with the day, and staff can end it. */
  isPausedByGuard: boolean;
  /** Whether staff ended the guard's last pause by hand. */
  isReopened: boolean;
  /** Of a visible board; null if there never was one. */
  lastBeatAt: string | null;
  /** When that order was placed; nobody has accepted it. */
  oldestWaitingAt: string | null;
  /** When that payment was reported; nobody has checked it. */
  oldestClaimAt: string | null;
}

type WatchTimes = Pick<
  KitchenSettings,
  'boardGoneAfterSeconds' | 'pauseAfterMinutes' | 'waitingAfterMinutes'
>;

/** A check of a payment usually takes a few minutes. */
const PAYMENT_AFTER_MINUTES = 5;
/** A reported payment waits until a person decides, so the owner is told again. */
const PAYMENT_TOLD_EVERY_MS = HOUR_MS;

/** Once for each time it happens, but of payments again each hour. */
export type OwnerNews =
  | 'board-gone'
  | 'shop-paused'
  | 'board-back'
  | 'orders-waiting'
  | 'payment-waiting';

interface NextWatch {
  watch: Watch;
  news: OwnerNews[];
  shop?: 'pause' | 'resume';
}

export const NOTHING_SEEN: Watch = {
  watchedSince: null,
  openSince: null,
  checkedAt: null,
  goneAt: null,
  pausedAt: null,
  waitingToldAt: null,
  paymentToldAt: null,
};

/** After a longer gap the shop was off, so that no board could report. */
const LONGEST_GAP_MS = 2 * MINUTE_MS;
/** Without a board for so long, a kitchen works without one. A weekly day off is shorter. */
export const BOARDS_IN_USE_MS = 48 * HOUR_MS;

/**
 * Called at a beat and at regular times. A shop that never opened a board is left alone, and so is one opening
 * after two days without any. When the shop closes, or the guard's pause has run out, it forgets which board was
 * gone, tells nobody and counts again from the next opening. After staff have ended its pause, it waits for a
 * board: they decided to take orders without one. Waiting orders are told at any hour, reported payments only
 * while the shop takes orders, since nobody else can check them.
 */
export function nextWatch(last: Watch, sight: Sight, times: WatchTimes): NextWatch {
  const { now, isOpen, isPausedByGuard, isReopened, lastBeatAt } = sight;
  const checkedAt = now.toISOString();
  const wasOff = !last.checkedAt || msSince(last.checkedAt, now) > LONGEST_GAP_MS;
  const wasOpenSince = wasOff ? null : last.openSince;
  const openSince = isOpen && !isPausedByGuard ? (wasOpenSince ?? checkedAt) : null;
  if (lastBeatAt === null) return { watch: { ...NOTHING_SEEN, checkedAt, openSince }, news: [] };
  const waiting = nextWaiting(last, { ...sight, openSince }, times);
  if (!isOpen) {
    return { watch: { ...NOTHING_SEEN, checkedAt, ...waiting.watch }, news: waiting.news };
  }

  const isOver = last.pausedAt === null ? wasOff : !isPausedByGuard && !isReopened;
  const before = isOver ? { ...last, goneAt: null, pausedAt: null } : last;
  const watchedSince = wasOff || isOver ? checkedAt : (last.watchedSince ?? checkedAt);
  const isInUse = msSince(lastBeatAt, new Date(watchedSince)) < BOARDS_IN_USE_MS;
  const boards = isInUse
    ? nextBoards(before, { now, since: later(lastBeatAt, watchedSince), lastBeatAt, times })
    : NO_BOARDS;
  const isOn = msSince(lastBeatAt, now) < times.boardGoneAfterSeconds * SECOND_MS;
  // The pause outlived a closing of the shop, at which the guard forgot it.
  const isLeftOver = isPausedByGuard && before.pausedAt === null && isOn;
  const shop = boards.shop ?? (isLeftOver ? 'resume' : undefined);
  return {
    watch: { watchedSince, openSince, checkedAt, ...boards.watch, ...waiting.watch },
    news: [...boards.news, ...waiting.news],
    ...(shop && { shop }),
  };
}

interface Silence {
  now: Date;
  /** Although the guard looked. */
  since: string;
  lastBeatAt: string;
  times: WatchTimes;
}

type Part<Field extends keyof Watch> = Omit<NextWatch, 'watch'> & { watch: Pick<Watch, Field> };

const NO_BOARDS: Part<'goneAt' | 'pausedAt'> = {
  watch: { goneAt: null, pausedAt: null },
  news: [],
};

function nextBoards(
  { goneAt, pausedAt }: Watch,
  { now, since, lastBeatAt, times }: Silence,
): Part<'goneAt' | 'pausedAt'> {
  if (goneAt !== null && lastBeatAt > goneAt) {
    const watch = { goneAt: null, pausedAt: null };
    return { watch, news: ['board-back'], ...(pausedAt !== null && { shop: 'resume' }) };
  }
  const silentMs = msSince(since, now);
  const { boardGoneAfterSeconds, pauseAfterMinutes } = times;
  const at = now.toISOString();
  const pauses = pauseAfterMinutes !== null && silentMs >= pauseAfterMinutes * MINUTE_MS;
  if (pauses && pausedAt === null) {
    return { watch: { goneAt: goneAt ?? at, pausedAt: at }, news: ['shop-paused'], shop: 'pause' };
  }
  if (silentMs >= boardGoneAfterSeconds * SECOND_MS && goneAt === null) {
    return { watch: { goneAt: at, pausedAt }, news: ['board-gone'] };
  }
  return { watch: { goneAt, pausedAt }, news: [] };
}

function nextWaiting(
  { waitingToldAt, paymentToldAt }: Watch,
  { now, oldestWaitingAt, oldestClaimAt, openSince }: Sight & Pick<Watch, 'openSince'>,
  { waitingAfterMinutes }: WatchTimes,
): Part<'waitingToldAt' | 'paymentToldAt'> {
  const claimAt = oldestClaimAt && openSince && later(oldestClaimAt, openSince);
  const orders = nextTold(waitingToldAt, oldestWaitingAt, waitingAfterMinutes, now);
  const isToldAgain = paymentToldAt && msSince(paymentToldAt, now) >= PAYMENT_TOLD_EVERY_MS;
  const toldAt = isToldAgain ? null : paymentToldAt;
  const payments = nextTold(toldAt, claimAt, PAYMENT_AFTER_MINUTES, now);
  return {
    watch: { waitingToldAt: orders.toldAt, paymentToldAt: payments.toldAt },
    news: [
      ...(orders.isNews ? (['orders-waiting'] as const) : []),
      ...(payments.isNews ? (['payment-waiting'] as const) : []),
    ],
  };
}

function nextTold(
  toldAt: string | null,
  waitsSince: string | null,
  afterMinutes: number,
  now: Date,
): { toldAt: string | null; isNews: boolean } {
  const waits = waitsSince !== null && msSince(waitsSince, now) >= afterMinutes * MINUTE_MS;
  if (!waits) return { toldAt: null, isNews: false };
  return { toldAt: toldAt ?? now.toISOString(), isNews: toldAt === null };
}

function msSince(at: string, now: Date): number {
  return now.getTime() - Date.parse(at);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
