import type { OrderInput } from '../../../../shared/contract/orders/order-input';
import type { Cart } from '../../../../shared/domain/orders/cart';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { RESEND_HOURS } from '../../../../shared/domain/platform/retention';
import { m } from '../../../../shared/messages/compiled/messages';
import { createStoredStore, isRecord } from '../../../device/stored-store';
import { type StoredText, storedText } from '../../../device/stored-text';
import type { CustomerState } from '../../../session/customer-session-provider';
import {
  type CheckoutDraft,
  EMPTY_CHECKOUT,
  parseCheckoutDraft,
} from '../../account/checkout-draft/checkout-draft';
import { isCartLine } from '../../cart/cart-store';

/** An order to send. It is stored until its outcome is known, so that a reload resends it. */
export interface OrderAttempt {
  /** The server places one order per key, however often it is sent. */
  idempotencyKey: string;
  body: OrderInput;
  /** When the customer last agreed to send or save it (ms since 1970). */
  startedAt: number;
  /** When it was first sent. The server stores its key for a day from then. Undefined if it was never sent. */
  firstSentAt?: number;
  /** Its cart and checkout form, to show and edit it. */
  made?: { lines: Cart; draft: CheckoutDraft };
  /** Whether the customer saved it on this phone. It is then sent only after a confirmation. */
  waits?: boolean;
}

/** Less than the shop stores the key. The shop checks it too: a phone's clock may be changed. */
const SENDABLE_FOR_MS = RESEND_HOURS * HOUR_MS;
/** How long a saved, unsent order is offered, and a lapsed one reported. */
const OFFERED_FOR_MS = 7 * DAY_MS;
/** After this time, returning customers are asked first: an hour later they may have eaten. */
const RESUMED_WITHIN_MS = 10 * MINUTE_MS;

export function createAttemptStore(storage: StoredText = storedText('maenam-order-attempt')) {
  return createStoredStore<OrderAttempt | undefined>({
    storage,
    version: 1,
    parse: parseAttempt,
    initial: () => undefined,
    droppedMessage: m.attempt_unreadable(),
  });
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;

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

/** Checks the fields that pages read. The server validates the whole body. */
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

/** A sent attempt without a response that is too old: reported for a week. Other old attempts are removed. */
export function lapsedAttempt(store: AttemptStore, now: number): OrderAttempt | undefined {
  const attempt = store.get();
  if (!attempt || !isTooOld(attempt, now)) return undefined;
  const { firstSentAt } = attempt;
  if (firstSentAt !== undefined && now - firstSentAt <= OFFERED_FOR_MS) return attempt;
  store.clear();
  return undefined;
}

/** The difference counts in both directions, because the phone's clock may have been ahead. */
export function isTooOld({ startedAt, firstSentAt, waits }: OrderAttempt, now: number): boolean {
  return firstSentAt === undefined && waits
    ? now - startedAt > OFFERED_FOR_MS
    : Math.abs(now - (firstSentAt ?? startedAt)) > SENDABLE_FOR_MS;
}

/** Whether it is recent enough to be sent without asking. */
export function resumesByItself({ startedAt, waits }: OrderAttempt, now: number): boolean {
  return !waits && Math.abs(now - startedAt) < RESUMED_WITHIN_MS;
}

export function sentAt(attempt: OrderAttempt, now: number): OrderAttempt {
  return { ...attempt, firstSentAt: attempt.firstSentAt ?? now };
}

/** Marks an attempt as too old because the shop said so, independent of the phone's clock. */
export function expiredAt(attempt: OrderAttempt, now: number): OrderAttempt {
  const tooLongAgo = now - SENDABLE_FOR_MS - 1;
  return { ...attempt, firstSentAt: Math.min(attempt.firstSentAt ?? now, tooLongAgo) };
}

export function agreedAt(attempt: OrderAttempt, now: number): OrderAttempt {
  return { ...attempt, startedAt: now, waits: false };
}

/** A guest's attempt is shown to any user of the phone, like the cart. */
export function ownerOf(
  { body: { userId } }: OrderAttempt,
  session: CustomerState,
): 'visitor' | 'other' | 'unknown' {
  if (!userId) return 'visitor';
  if (session.status !== 'signed-in') return 'unknown';
  return session.user.id === userId ? 'visitor' : 'other';
}
