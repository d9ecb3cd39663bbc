import type { OrderInput } from '../../../shared/contract/orders-contract';

/**
 * An order on its way. It is kept before it is first sent and until its outcome is known, so that
 * a reload, or a phone that ran out of memory, sends the very same one again.
 */
export interface OrderAttempt {
  /** Whatever is sent under one key is ordered once. */
  idempotencyKey: string;
  body: OrderInput;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

export const ORDER_ATTEMPT_KEY = 'maenam-order-attempt';

const VERSION = 1;
/** The server forgets a key after 24 h; before that, an attempt without an outcome is dropped. */
const KEPT_FOR_MS = 23 * 3_600_000;
/** After this, whoever comes back is asked first: an hour later they may have eaten. */
const RESUMED_WITHIN_MS = 10 * 60_000;

export function attemptToText(attempt: OrderAttempt): string {
  return JSON.stringify({ version: VERSION, ...attempt });
}

/** What was kept; undefined when it is none, or too old to be sent safely. */
export function attemptFromText(text: string | undefined, now: number): OrderAttempt | undefined {
  if (!text) return undefined;
  try {
    const kept: Partial<OrderAttempt> & { version?: unknown } = JSON.parse(text);
    const { version, idempotencyKey, body, startedAt } = kept;
    if (version !== VERSION || !idempotencyKey || !Array.isArray(body?.items)) return undefined;
    if (typeof startedAt !== 'number' || now - startedAt > KEPT_FOR_MS) return undefined;
    return { idempotencyKey, body, startedAt };
  } catch {
    return undefined;
  }
}

/** Whether an attempt found at a new visit is recent enough to go on without asking. */
export function resumesByItself({ startedAt }: OrderAttempt, now: number): boolean {
  return now - startedAt < RESUMED_WITHIN_MS;
}
