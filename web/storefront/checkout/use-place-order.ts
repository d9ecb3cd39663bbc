import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OrderInput, PlacedOrder } from '../../../shared/contract/orders-contract';
import type { Cart } from '../../../shared/domain/cart';
import { useApi } from '../../api/api-provider';
import { type Order, orderFromWire } from '../../api/order-from-wire';
import { type Refusal, refusal } from '../../api/refusal';
import { keepTabDraft } from '../../device/tab-draft';
import { useSessionState } from '../../session/customer-session-provider';
import { useToast } from '../../ui/toast';
import { useCart, useCartStores } from '../cart/cart-provider';
import { rememberGuestOrder } from '../orders/use-guest-orders';
import { attemptStorage } from './attempt-storage';
import { CHECKOUT_DRAFT_KEY, type CheckoutDraft } from './checkout-draft';
import { agreedAt, isTooOld, type OrderAttempt, resumesByItself, sentAt } from './order-attempt';
import { inTurn } from './send-in-turn';
import { type LostBy, type SendOutcome, sendOrder, waitForNetwork } from './send-order';
import { whoseOrder } from './whose-order';
import { withoutOrdered } from './without-ordered';

/** An order just placed; a guest's has the token that opens it later. */
export type JustPlaced = Order & Pick<PlacedOrder, 'accessToken'>;

/**
 * How far the order is. `unsent` could not leave for lack of a network, `kept` waits on this phone for
 * the customer's word, `unsure` is a send whose outcome nobody here knows.
 */
export type PlacePhase =
  | { status: 'editing'; refusal?: Refusal; sentLines?: Cart | undefined }
  | { status: 'unsent'; attempt: OrderAttempt; keepsNothing?: boolean }
  | { status: 'kept'; attempt: OrderAttempt }
  | { status: 'sending'; lostTries: number; lostBy?: LostBy }
  | { status: 'unsure'; attempt: OrderAttempt };

/** So long an order that is to go on waits to know who is there. */
const LONGEST_READING_MS = 3000;

const FIRST_TRY: PlacePhase = { status: 'sending', lostTries: 0 };

/** Another tab has dealt with the order while this one waited for its turn. */
type Outcome = SendOutcome | { status: 'elsewhere' };

/**
 * Places the order of the cart, once, whatever the network does: the attempt is kept before it is
 * first sent, and repeated under its key until the shop has answered. Without a network the customer
 * may have it kept, and is asked before it leaves.
 * @param onPlaced shows the order in the place of this page's own.
 */
export function usePlaceOrder(onPlaced: (order: JustPlaced) => unknown) {
  const api = useApi();
  const session = useSessionState();
  const { idempotencyKey, lines } = useCart();
  const { cart } = useCartStores();
  const toast = useToast();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<PlacePhase>(foundAtStart);
  const sending = useRef<AbortController>(undefined);

  /** An order that was refused, or is to be changed, is a cart and a filled-in checkout again. */
  const unpack = useCallback(
    ({ made }: OrderAttempt) => {
      if (!made) return;
      if (cart.snapshot().lines.length === 0) cart.change(made.lines);
      keepTabDraft(CHECKOUT_DRAFT_KEY, made.draft);
    },
    [cart],
  );

  const leaveToOther = useCallback(() => {
    toast('info', 'Your order was dealt with in another tab.');
    setPhase({ status: 'editing' });
  }, [toast]);

  /** The page was left open until the server may have forgotten the order's key. */
  const lapse = useCallback(
    (wanted: OrderAttempt) => {
      unpack(wanted);
      setPhase({ status: 'editing' });
      // At a new step the customer is told (offline/use-lapsed-order.ts).
      void navigate('/checkout', { replace: true });
    },
    [navigate, unpack],
  );

  const send = useCallback(
    async (wanted: OrderAttempt) => {
      if (sending.current) return;
      if (isTooOld(wanted, Date.now())) return lapse(wanted);
      const controller = new AbortController();
      sending.current = controller;
      const isKept = attemptStorage.holds(wanted) || attemptStorage.write(wanted);
      setPhase(FIRST_TRY);
      const outcome = await inTurn<Outcome>(() => {
        if (isKept && !attemptStorage.holds(wanted)) return { status: 'elsewhere' };
        const attempt = sentAt(wanted, attemptStorage.read()?.firstSentAt ?? Date.now());
        attemptStorage.write(attempt);
        return sendOrder(
          attempt,
          {
            send: async ({ idempotencyKey: key, body }, signal) => {
              const answer = await api.orders.place(
                { headers: { 'idempotency-key': key }, body },
                { signal },
              );
              return answer.body;
            },
            readRefusal: refusal,
            wait: waitForNetwork,
            now: Date.now,
            onLost: (lostTries, lostBy) => setPhase({ status: 'sending', lostTries, lostBy }),
          },
          controller.signal,
        );
      }, controller.signal);
      sending.current = undefined;
      if (outcome.status === 'stopped') {
        return setPhase({ status: 'unsure', attempt: attemptStorage.read() ?? wanted });
      }
      if (outcome.status === 'elsewhere') return leaveToOther();
      if (outcome.status === 'lapsed') return lapse(wanted);
      attemptStorage.clear();
      const sentLines = wanted.made?.lines;
      if (outcome.status === 'refused') {
        unpack(wanted);
        return setPhase({ status: 'editing', refusal: outcome.refusal, sentLines });
      }
      const order = orderFromWire(outcome.order);
      const { id, accessToken } = order;
      if (accessToken !== undefined) rememberGuestOrder({ id, accessToken });
      const held = cart.snapshot();
      if (!sentLines || held.idempotencyKey === wanted.idempotencyKey) cart.finish();
      else cart.change(withoutOrdered(held.lines, sentLines));
      void onPlaced(order);
    },
    [api, cart, lapse, leaveToOther, onPlaced, unpack],
  );

  const resume = useEffectEvent(() => {
    if (phase.status !== 'sending' || sending.current) return;
    const attempt = attemptStorage.read();
    if (!attempt) return setPhase({ status: 'editing' });
    // A hole in the network hides who is there; what is sent in it waits for its end.
    const isHidden = session.status === 'unknown' || session.status === 'loading';
    if (isHidden || whoseOrder(attempt, session) === 'own') void send(attempt);
    else setPhase(asking(attempt));
  });
  const isReadYet = session.status !== 'loading';
  useEffect(() => {
    const timer = setTimeout(() => resume(), isReadYet ? 0 : LONGEST_READING_MS);
    return () => clearTimeout(timer);
  }, [isReadYet]);

  const changedElsewhere = useEffectEvent(() => {
    if (phase.status === 'kept' && !attemptStorage.read()?.waits) leaveToOther();
  });
  useEffect(() => attemptStorage.onChangeElsewhere(() => changedElsewhere()), []);

  // Leaving the page stops the tries; the attempt stays kept, and the next visit goes on with it.
  useEffect(() => () => sending.current?.abort(), []);

  return {
    phase,
    place(body: OrderInput, draft: CheckoutDraft) {
      const earlier = attemptStorage.read();
      // Another cart's, of another tab: what becomes of it is asked before this one is ordered.
      if (earlier && earlier.idempotencyKey !== idempotencyKey) return setPhase(asking(earlier));
      const now = Date.now();
      // Another tab has sent this very cart already: then that is the one to finish.
      const attempt =
        earlier?.firstSentAt === undefined
          ? { idempotencyKey, body, startedAt: now, made: { lines, draft } }
          : agreedAt(earlier, now);
      if (navigator.onLine) void send(attempt);
      else setPhase({ status: 'unsent', attempt });
    },
    /** Keeps an order that did not leave, or got no answer, until the customer says that it may go. */
    keep(attempt: OrderAttempt) {
      const kept = { ...attempt, waits: true };
      if (attemptStorage.write(kept)) setPhase({ status: 'kept', attempt: kept });
      else setPhase({ status: 'unsent', attempt, keepsNothing: true });
    },
    /** Sends an attempt of unknown outcome again, or one that was kept, under its own key. */
    sendAgain: (attempt: OrderAttempt) => void send(agreedAt(attempt, Date.now())),
    /** Breaks the tries off. Whether the order arrived is then unknown. */
    stop: () => sending.current?.abort(),
    /** Goes back to the cart. Should the order have arrived, its key still guards these same lines. */
    forget(attempt: OrderAttempt) {
      unpack(attempt);
      attemptStorage.clear();
      setPhase({ status: 'editing' });
    },
    /** Another's order that was kept here, or one that is not wanted any more. */
    discard() {
      attemptStorage.clear();
      setPhase({ status: 'editing' });
    },
    /** The refusal was dealt with. */
    clearRefusal: () =>
      setPhase((previous) => (previous.status === 'editing' ? { status: 'editing' } : previous)),
  };
}

function foundAtStart(): PlacePhase {
  const attempt = attemptStorage.read();
  if (!attempt) return { status: 'editing' };
  return resumesByItself(attempt, Date.now()) ? FIRST_TRY : asking(attempt);
}

/** Whoever made the order says what becomes of it. */
function asking(attempt: OrderAttempt): PlacePhase {
  return { status: attempt.waits ? 'kept' : 'unsure', attempt };
}
