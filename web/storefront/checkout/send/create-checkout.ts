import type { OrderInput } from '../../../../shared/contract/orders/order-input';
import { orderFromWire } from '../../../api/order-from-wire';
import { createStore } from '../../../device/store';
import type { StoredStore } from '../../../device/stored-store';
import type { CustomerState } from '../../../session/customer-session-provider';
import type { CheckoutDraft } from '../../account/checkout-draft/checkout-draft';
import type { CartStore } from '../../cart/cart-store';
import type { GuestOrder } from '../../orders/guest-orders';
import { type CheckoutMove, type CheckoutState, nextState } from '../checkout-machine';
import { withoutOrdered } from '../placed/without-ordered';
import {
  type AttemptStore,
  agreedAt,
  expiredAt,
  isTooOld,
  type OrderAttempt,
  ownerOf,
  resumesByItself,
  sendableAttempt,
  sentAt,
} from './order-attempt';
import {
  type SendDependencies,
  type SendOutcome,
  sendOrder,
  type withOrderLock,
} from './send-order';

interface CheckoutDependencies extends SendDependencies {
  attempts: AttemptStore;
  cart: CartStore;
  draft: StoredStore<CheckoutDraft>;
  isOnline: () => boolean;
  /** Runs its callbacks one at a time over all tabs of the shop. */
  withLock: typeof withOrderLock;
  rememberGuestOrder: (order: GuestOrder) => void;
  onLapsed: () => void;
  onHandledElsewhere: () => void;
}

type LockedOutcome = SendOutcome | { status: 'handled-elsewhere' };

export type Checkout = ReturnType<typeof createCheckout>;

/**
 * Places the order of the cart exactly once on any network: the attempt is stored before it is
 * sent, and resent with its key until the shop responds. A saved one is sent only after a question.
 */
export function createCheckout(dependencies: CheckoutDependencies) {
  const { attempts, cart, draft, now, isOnline, withLock } = dependencies;
  const state = createStore<CheckoutState>({ status: 'draft' });
  const move = (by: CheckoutMove) => void state.set(nextState(state.get(), by));
  let sending: AbortController | undefined;

  const isStored = ({ idempotencyKey }: OrderAttempt) =>
    attempts.get()?.idempotencyKey === idempotencyKey;

  function release(attempt: OrderAttempt): void {
    if (isStored(attempt)) attempts.clear();
  }

  /** Restores the attempt's cart and filled-in checkout. A cart with other lines stays. */
  function unpack({ made, idempotencyKey }: OrderAttempt): void {
    if (!made) return;
    if (cart.get().lines.length === 0) cart.restore(made.lines, idempotencyKey);
    draft.set(made.draft);
  }

  function lapse(attempt: OrderAttempt): void {
    unpack(attempt);
    move({ type: 'edit' });
    dependencies.onLapsed();
  }

  function handledElsewhere(): void {
    dependencies.onHandledElsewhere();
    move({ type: 'edit' });
  }

  async function send(wanted: OrderAttempt): Promise<void> {
    if (sending) return;
    if (isTooOld(wanted, now())) return lapse(wanted);
    sending = new AbortController();
    const { signal } = sending;
    const wasStored = isStored(wanted) || attempts.set(wanted);
    move({ type: 'send', attempt: wanted });
    const outcome = await withLock<LockedOutcome>(() => {
      if (wasStored && !isStored(wanted)) return { status: 'handled-elsewhere' };
      const earlier = wanted.firstSentAt ?? attempts.get()?.firstSentAt;
      const attempt = sentAt(wanted, earlier ?? now());
      attempts.set(attempt);
      return sendOrder(
        attempt,
        dependencies,
        (tries, reason) => move({ type: 'lose-reply', tries, reason }),
        signal,
        earlier !== undefined,
      );
    }, signal);
    sending = undefined;
    finish(wanted, outcome);
  }

  function finish(wanted: OrderAttempt, outcome: LockedOutcome): void {
    switch (outcome.status) {
      case 'stopped':
        move({ type: 'stop', attempt: attempts.get() ?? wanted });
        break;
      case 'handled-elsewhere':
        handledElsewhere();
        break;
      case 'lapsed':
        if (isStored(wanted)) attempts.set(expiredAt(attempts.get() ?? wanted, now()));
        lapse(wanted);
        break;
      case 'refused':
        release(wanted);
        unpack(wanted);
        move({ type: 'refuse', refusal: outcome.refusal });
        break;
      case 'placed': {
        const order = orderFromWire(outcome.order);
        release(wanted);
        draft.clear();
        const { id, accessToken } = order;
        if (accessToken !== undefined) dependencies.rememberGuestOrder({ id, accessToken });
        const { lines, idempotencyKey } = cart.get();
        const sentLines = wanted.made?.lines;
        if (!sentLines || idempotencyKey === wanted.idempotencyKey) cart.finish();
        else cart.change(withoutOrdered(lines, sentLines));
        move({ type: 'confirm', order });
      }
    }
  }

  const found = sendableAttempt(attempts, now());
  if (found) move({ type: resumesByItself(found, now()) ? 'send' : 'ask', attempt: found });

  return {
    state,
    place(body: OrderInput) {
      const { idempotencyKey, lines } = cart.get();
      const earlier = sendableAttempt(attempts, now());
      // Another tab has an attempt with another cart, so the customer must decide about it first.
      if (earlier && earlier.idempotencyKey !== idempotencyKey) {
        return move({ type: 'ask', attempt: earlier });
      }
      // If another tab has already sent this cart, continue its attempt.
      const attempt =
        earlier?.firstSentAt === undefined
          ? { idempotencyKey, body, startedAt: now(), made: { lines, draft: draft.get() } }
          : agreedAt(earlier, now());
      if (isOnline()) void send(attempt);
      else move({ type: 'find-offline', attempt });
    },
    /** Sends a saved attempt, or one with an unknown outcome, with its own key. */
    sendAgain: (attempt: OrderAttempt) => void send(agreedAt(attempt, now())),
    keep(attempt: OrderAttempt) {
      const kept = { ...attempt, waits: true };
      const wasStored = attempts.set(kept);
      move({ type: 'keep', attempt: wasStored ? kept : attempt, isStored: wasStored });
    },
    /** Stops sending. The order's outcome is then unknown. */
    stop: () => sending?.abort(),
    /** Returns to the form. If the order has arrived, its key still prevents a second order of the same lines. */
    change(attempt: OrderAttempt) {
      unpack(attempt);
      release(attempt);
      move({ type: 'edit' });
    },
    discard(attempt: OrderAttempt) {
      release(attempt);
      move({ type: 'edit' });
    },
    dismissRefusal: () => move({ type: 'edit' }),
    /** Continues the attempt found when the checkout opened, once the session is known. */
    resume(session: CustomerState) {
      if (state.get().status !== 'sending' || sending) return;
      const attempt = sendableAttempt(attempts, now());
      if (!attempt) return move({ type: 'edit' });
      // Without a network the session is unknown; the attempt is then sent when the network returns.
      const isUnread = session.status === 'unknown' || session.status === 'loading';
      if (isUnread || ownerOf(attempt, session) === 'visitor') void send(attempt);
      else move({ type: 'ask', attempt });
    },
    /** Call this when another tab has changed the stored attempt. */
    checkAttempt() {
      const isKept = sendableAttempt(attempts, now())?.waits;
      if (state.get().status === 'kept' && !isKept) handledElsewhere();
    },
  };
}
