import type { PlacedOrder } from '../../../../shared/contract/orders/orders-contract';
import type { Refusal } from '../../../api/refusal';
import { inOneTab } from '../../../device/one-tab';
import { isTooOld, type OrderAttempt } from './order-attempt';

const SEND_TIMEOUT_MS = 15_000;
const LONGEST_WAIT_MS = 15_000;

/** Why a try has no outcome: no response, a busy shop that demands a pause, or a failing shop. */
export type LossReason = 'no-answer' | 'busy' | 'trouble';

/** `stopped`: the outcome is unknown. `lapsed`: it is too old, by the phone's clock or by the shop's. */
export type SendOutcome =
  | { status: 'placed'; order: PlacedOrder }
  | { status: 'refused'; refusal: Refusal }
  | { status: 'stopped' }
  | { status: 'lapsed' };

export interface SendDependencies {
  /** Sends the attempt once. It throws an error that `readRefusal` reads. */
  send: (attempt: OrderAttempt, signal: AbortSignal, isResent: boolean) => Promise<PlacedOrder>;
  readRefusal: (error: unknown) => Refusal;
  /** Waits this long, or until there is a reason to try earlier. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Ms since the epoch. */
  now: () => number;
}

/** 1, 2, 4, 8, then 15 seconds. */
export function waitAfter(tries: number): number {
  return Math.min(1000 * 2 ** (tries - 1), LONGEST_WAIT_MS);
}

/**
 * Resends after a lost reply: safe with the same key, as long as the server stores it.
 * @param wasSent whether an earlier visit may have sent it.
 */
export async function sendOrder(
  attempt: OrderAttempt,
  { send, readRefusal, wait, now }: SendDependencies,
  onLost: (tries: number, reason: LossReason) => void,
  signal: AbortSignal,
  wasSent = false,
): Promise<SendOutcome> {
  for (let tries = 1; !signal.aborted; tries += 1) {
    if (isTooOld(attempt, now())) return { status: 'lapsed' };
    const limit = withTimeout(signal);
    let refusal: Refusal;
    try {
      return { status: 'placed', order: await send(attempt, limit.signal, wasSent || tries > 1) };
    } catch (error) {
      if (signal.aborted) break;
      refusal = readRefusal(error);
    } finally {
      limit.release();
    }
    if (refusal.code === 'idempotency_key_expired') return { status: 'lapsed' };
    const reason = lossReason(refusal);
    if (!reason) return { status: 'refused', refusal };
    onLost(tries, reason);
    const pause =
      refusal.code === 'too_many_requests'
        ? refusal.data.retryAfterSeconds * 1000
        : waitAfter(tries);
    await wait(pause, signal);
  }
  return { status: 'stopped' };
}

/** Undefined for a definite refusal. After a loss the order may or may not have arrived. */
function lossReason({ code, isLost }: Refusal): LossReason | undefined {
  if (code === 'too_many_requests') return 'busy';
  if (code === 'internal_error') return 'trouble';
  if (code !== 'unavailable') return undefined;
  return isLost ? 'no-answer' : 'trouble';
}

/** Aborts with the outer signal or after the timeout. (`AbortSignal.any` is too new for many phones.) */
function withTimeout(outer: AbortSignal): { signal: AbortSignal; release: () => void } {
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

/** Waits in the browser until the time is up, the network is back, or the signal aborts. */
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

/** Without a lock the key still prevents a second order. @param signal ends the wait: `stopped`. */
export async function withOrderLock<Outcome>(
  send: () => Promise<Outcome> | Outcome,
  signal: AbortSignal,
): Promise<Outcome | Extract<SendOutcome, { status: 'stopped' }>> {
  try {
    return await inOneTab('maenam-order', send, signal);
  } catch (error) {
    if (signal.aborted) return { status: 'stopped' };
    throw error;
  }
}
