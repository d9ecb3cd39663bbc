import type { OrderInput } from '../../../../shared/contract/orders-contract';
import type { Cart } from '../../../../shared/domain/cart';
import { RESEND_HOURS } from '../../../../shared/domain/retention';
import { createStoredStore, isRecord } from '../../../device/stored-store';
import { type StoredText, storedText } from '../../../device/stored-text';
import type { SessionState } from '../../../session/customer-session';
import { isCartLine } from '../../cart/cart-store';
import { type CheckoutDraft, EMPTY_CHECKOUT, parseCheckoutDraft } from '../details/checkout-draft';

/**
 * An order on its way to the shop. It is stored before it is first sent and until its outcome is
 * known, so that a reload, or a phone that ran out of memory, sends the very same order again.
 */
export interface OrderAttempt {
  /** The server places one order per key, however often it is sent. */
  idempotencyKey: string;
  body: OrderInput;
  /** When the customer last agreed to send or to keep it; ms since the epoch. */
  startedAt: number;
  /** When it was first sent; the server knows its key for a day from then. Absent: never sent. */
  firstSentAt?: number;
  /** The cart and the checkout it was made from, to show it and to change it. */
  made?: { lines: Cart; draft: CheckoutDraft };
  /** The customer keeps it on this phone, and it is sent only when they say so. */
  waits?: boolean;
}

/**
 * An attempt without an outcome is sent no more, before the shop forgets its key. The shop checks this
 * again: a phone's clock may be set while an attempt waits.
 */
const SENDABLE_FOR_MS = RESEND_HOURS * 3_600_000;
/** A kept order that was never sent is offered this long, and a lapsed one is told of this long. */
const OFFERED_FOR_MS = 7 * 86_400_000;
/** After this, returning customers are asked first: an hour later they may have eaten. */
const RESUMED_WITHIN_MS = 10 * 60_000;

export function createAttemptStore(storage: StoredText = storedText('maenam-order-attempt')) {
  return createStoredStore<OrderAttempt | undefined>({
    storage,
    version: 1,
    parse: parseAttempt,
    initial: () => undefined,
    droppedMessage:
      'An order saved on this phone could not be read. If you are waiting for it, please call us.',
  });
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** All tabs share it: there is one attempt at a time. */
export const attempts = createAttemptStore();

function parseAttempt(data: unknown, version: unknown): OrderAttempt | undefined {
  if (!isRecord(data) || version !== 1) return undefined;
  const { idempotencyKey, body, startedAt, firstSentAt, made, waits } = data;
  if (typeof idempotencyKey !== 'string' || typeof startedAt !== 'number') return undefined;
  if (idempotencyKey === '' || !isOrderInput(body)) return undefined;
  const lines: unknown = isRecord(made) && made['lines'];
  const isMade = isRecord(made) && Array.isArray(lines) && lines.every(isCartLine);
  return {
    idempotencyKey,
    body,
    startedAt,
    ...(typeof firstSentAt === 'number' && { firstSentAt }),
    ...(isMade && {
      made: { lines, draft: parseCheckoutDraft(made['draft']) ?? EMPTY_CHECKOUT },
    }),
    ...(waits === true && { waits }),
  };
}

/** What the pages read of a body; the server checks all of it. */
function isOrderInput(value: unknown): value is OrderInput {
  return (
    isRecord(value) &&
    Array.isArray(value['items']) &&
    value['items'].every((item) => isRecord(item) && typeof item['quantity'] === 'number')
  );
}

export function sendableAttempt(store: AttemptStore, now: number): OrderAttempt | undefined {
  const attempt = store.get();
  return attempt && !isTooOld(attempt, now) ? attempt : undefined;
}

/** It got no answer: its customer must be told, for a week. Any other old attempt is removed. */
export function lapsedAttempt(store: AttemptStore, now: number): OrderAttempt | undefined {
  const attempt = store.get();
  if (!attempt || !isTooOld(attempt, now)) return undefined;
  const { firstSentAt } = attempt;
  if (firstSentAt !== undefined && now - firstSentAt <= OFFERED_FOR_MS) return attempt;
  store.clear();
  return undefined;
}

/** The difference counts in both directions because the phone's clock may have been ahead. */
export function isTooOld({ startedAt, firstSentAt, waits }: OrderAttempt, now: number): boolean {
  return firstSentAt === undefined && waits
    ? now - startedAt > OFFERED_FOR_MS
    : Math.abs(now - (firstSentAt ?? startedAt)) > SENDABLE_FOR_MS;
}

/** Whether it is recent enough to be sent without asking. */
export function resumesByItself({ startedAt, waits }: OrderAttempt, now: number): boolean {
  return !waits && Math.abs(now - startedAt) < RESUMED_WITHIN_MS;
}

/** The first time counts. */
export function sentAt(attempt: OrderAttempt, now: number): OrderAttempt {
  return { ...attempt, firstSentAt: attempt.firstSentAt ?? now };
}

/** The shop says that it is too old, whatever the phone's clock says. */
export function expiredAt(attempt: OrderAttempt, now: number): OrderAttempt {
  const tooLongAgo = now - SENDABLE_FOR_MS - 1;
  return { ...attempt, firstSentAt: Math.min(attempt.firstSentAt ?? now, tooLongAgo) };
}

/** The customer has agreed to send a kept order. */
export function agreedAt(attempt: OrderAttempt, now: number): OrderAttempt {
  return { ...attempt, startedAt: now, waits: false };
}

/** A guest's attempt is shown to anyone who holds the phone, as the cart is. */
export function ownerOf(
  { body: { userId } }: OrderAttempt,
  session: SessionState,
): 'visitor' | 'other' | 'unknown' {
  if (!userId) return 'visitor';
  if (session.status !== 'signed-in') return 'unknown';
  return session.profile.id === userId ? 'visitor' : 'other';
}
