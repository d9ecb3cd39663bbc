import type { PlacedOrder } from '../../../shared/contract/orders-contract';
import { refusalMessage } from '../../../shared/domain/refusals';
import type { Refusal } from '../../api/refusal';
import { isTooOld, type OrderAttempt } from './order-attempt';

/** A try without an answer after this counts as lost. */
const SEND_TIMEOUT_MS = 15_000;

/**
 * Why a try did not decide: no answer came, the shop asks for a pause, or it answered that it cannot
 * take anything now.
 */
export type LostBy = 'no-answer' | 'busy' | 'trouble';

/**
 * How the sending of one order ended. `stopped` was broken off, its outcome unknown; `lapsed` became too
 * old meanwhile, on a phone that slept.
 */
export type SendOutcome =
  | { status: 'placed'; order: PlacedOrder }
  | { status: 'refused'; refusal: Refusal }
  | { status: 'stopped' }
  | { status: 'lapsed' };

export interface SendDoors {
  /** Sends the attempt once; throws what `readRefusal` reads. */
  send: (attempt: OrderAttempt, signal: AbortSignal) => Promise<PlacedOrder>;
  readRefusal: (error: unknown) => Refusal;
  /** Waits this long, or until there is a reason to try earlier. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Ms since the epoch. */
  now: () => number;
  /** Told after every try that did not decide. */
  onLost: (tries: number, why: LostBy) => void;
}

const LONGEST_WAIT_MS = 15_000;

/** 1, 2, 4, 8, then 15 seconds. */
export function waitAfter(tries: number): number {
  return Math.min(1000 * 2 ** (tries - 1), LONGEST_WAIT_MS);
}

/**
 * Sends an order until an answer is there: a lost reply says nothing about the order, and the same
 * key makes a repeated send safe, for as long as the server knows it. Only a refusal ends it without
 * an order.
 */
export async function sendOrder(
  attempt: OrderAttempt,
  { send, readRefusal, wait, now, onLost }: SendDoors,
  signal: AbortSignal,
): Promise<SendOutcome> {
  for (let tries = 1; !signal.aborted; tries += 1) {
    if (isTooOld(attempt, now())) return { status: 'lapsed' };
    let pause = waitAfter(tries);
    let why: LostBy = 'no-answer';
    const limit = limitedBy(signal);
    try {
      return { status: 'placed', order: await send(attempt, limit.signal) };
    } catch (error) {
      if (signal.aborted) break;
      const refusal = readRefusal(error);
      if (!isLost(refusal)) return { status: 'refused', refusal };
      if (isTrouble(refusal)) why = 'trouble';
      if (refusal.code === 'too_many_requests') {
        pause = refusal.data.retryAfterSeconds * 1000;
        why = 'busy';
      }
    } finally {
      limit.release();
    }
    onLost(tries, why);
    await wait(pause, signal);
  }
  return { status: 'stopped' };
}

/** Aborts with another signal or when a try has taken too long. (`AbortSignal.any` is too new for many phones.) */
function limitedBy(outer: AbortSignal): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, SEND_TIMEOUT_MS);
  outer.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}

/** No answer, a server in trouble, or one that wants a pause: the order may or may not be there. */
function isLost({ code }: Refusal): boolean {
  return code === 'unavailable' || code === 'internal_error' || code === 'too_many_requests';
}

/** The shop, or the proxy before it, said so itself; a send that nobody answered reads differently. */
function isTrouble({ code, message }: Refusal): boolean {
  return code === 'internal_error' || message === refusalMessage('unavailable', undefined);
}

/** Waits in the browser: until the time is up, the network is back, or it is broken off. */
export function waitForNetwork(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
