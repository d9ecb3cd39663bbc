import type { OrderInput } from '../../../shared/contract/orders-contract';
import type { Cart } from '../../../shared/domain/cart';
import type { CheckoutDraft } from './checkout-draft';

/**
 * An order on its way. It is kept before it is first sent and until its outcome is known, so that
 * a reload, or a phone that ran out of memory, sends the very same one again.
 */
export interface OrderAttempt {
  /** Whatever is sent under one key is ordered once. */
  idempotencyKey: string;
  body: OrderInput;
  /** When the customer last said that it is to be sent, or kept; ms since the epoch. */
  startedAt: number;
  /** When it first left; the server knows its key for a day from then. Absent: it never left. */
  firstSentAt?: number;
  /** The cart and the checkout that it was made of, to show it and to change it. */
  made?: { lines: Cart; draft: CheckoutDraft };
  /** By the customer's wish it is kept on this phone, and leaves only when they say so. */
  waits?: boolean;
}

export const ORDER_ATTEMPT_KEY = 'maenam-order-attempt';

const VERSION = 1;
const DAY_MS = 86_400_000;
/** The server forgets a key after 24 h; before that, an attempt without an outcome is sent no more. */
const KEPT_FOR_MS = 23 * 3_600_000;
/** An order that never left is offered this long. */
const OFFERED_FOR_MS = 7 * DAY_MS;
/** After this, whoever comes back is asked first: an hour later they may have eaten. */
const RESUMED_WITHIN_MS = 10 * 60_000;

export function attemptToText(attempt: OrderAttempt): string {
  return JSON.stringify({ version: VERSION, ...attempt });
}

/** What was kept; undefined when it is none, or too old to be sent safely. */
export function attemptFromText(text: string | undefined, now: number): OrderAttempt | undefined {
  const attempt = attemptIn(text);
  return attempt && !isTooOld(attempt, now) ? attempt : undefined;
}

/**
 * An order that left, got no answer and is too old to be sent again: its customer is to be told. After
 * a week it is nothing any more.
 */
export function lapsedFromText(text: string | undefined, now: number): OrderAttempt | undefined {
  const attempt = attemptIn(text);
  if (attempt?.firstSentAt === undefined || !isTooOld(attempt, now)) return undefined;
  return now - attempt.firstSentAt > OFFERED_FOR_MS ? undefined : attempt;
}

/**
 * Whether it can be sent no more: the server may have forgotten its key, or nobody wants it now. Of one
 * that left while the phone's clock was far ahead nobody knows how old it is.
 */
export function isTooOld({ startedAt, firstSentAt, waits }: OrderAttempt, now: number): boolean {
  return firstSentAt === undefined && waits
    ? now - startedAt > OFFERED_FOR_MS
    : Math.abs(now - (firstSentAt ?? startedAt)) > KEPT_FOR_MS;
}

function attemptIn(text: string | undefined): OrderAttempt | undefined {
  if (!text) return undefined;
  try {
    const { version, ...attempt }: OrderAttempt & { version?: unknown } = JSON.parse(text);
    const { idempotencyKey, body, startedAt, made } = attempt;
    if (version !== VERSION || !idempotencyKey || !Array.isArray(body?.items)) return undefined;
    if (typeof startedAt !== 'number') return undefined;
    if (made && !Array.isArray(made.lines)) return undefined;
    return attempt;
  } catch {
    return undefined;
  }
}

/** Whether an attempt found at a new visit is recent enough to go on without asking. */
export function resumesByItself({ startedAt, waits }: OrderAttempt, now: number): boolean {
  return !waits && Math.abs(now - startedAt) < RESUMED_WITHIN_MS;
}

/** As it leaves now; of several times the first counts. */
export function sentAt(attempt: OrderAttempt, now: number): OrderAttempt {
  return { ...attempt, firstSentAt: attempt.firstSentAt ?? now };
}

/** The customer has said that a kept order is to be sent. */
export function agreedAt(attempt: OrderAttempt, now: number): OrderAttempt {
  return { ...attempt, startedAt: now, waits: false };
}
