import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderInput, PlacedOrder } from '../../../shared/contract/orders-contract';
import { useApi } from '../../api/api-provider';
import { type Order, orderFromWire } from '../../api/order-from-wire';
import { type Refusal, refusal } from '../../api/refusal';
import { storedText } from '../../device/stored-text';
import { useCart } from '../cart/cart-provider';
import { useCartActions } from '../cart/use-cart-actions';
import { rememberGuestOrder } from '../orders/use-guest-orders';
import {
  attemptFromText,
  attemptToText,
  ORDER_ATTEMPT_KEY,
  type OrderAttempt,
  resumesByItself,
} from './order-attempt';
import { type LostBy, sendOrder, waitForNetwork } from './send-order';

/** An order just placed; a guest's has the token that opens it later. */
export type JustPlaced = Order & Pick<PlacedOrder, 'accessToken'>;

/** How far the order is. `unsure` is a send whose outcome nobody here knows. */
export type PlacePhase =
  | { status: 'editing'; refusal?: Refusal }
  | { status: 'sending'; lostTries: number; lostBy?: LostBy }
  | { status: 'unsure'; attempt: OrderAttempt }
  | { status: 'placed'; order: JustPlaced };

const FIRST_TRY: PlacePhase = { status: 'sending', lostTries: 0 };

const storage = storedText(ORDER_ATTEMPT_KEY);

/**
 * Places the order of the cart, once, whatever the network does: the attempt is kept before it is
 * first sent, and repeated under its key until the shop has answered.
 */
export function usePlaceOrder(onPlaced: (order: JustPlaced) => void) {
  const api = useApi();
  const { idempotencyKey } = useCart();
  const cart = useCartActions();
  const [phase, setPhase] = useState<PlacePhase>(foundAtStart);
  const sending = useRef<AbortController>(undefined);

  const send = useCallback(
    async (attempt: OrderAttempt) => {
      if (sending.current) return;
      const controller = new AbortController();
      sending.current = controller;
      storage.write(attemptToText(attempt));
      setPhase(FIRST_TRY);
      const outcome = await sendOrder(
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
          onLost: (lostTries, lostBy) => setPhase({ status: 'sending', lostTries, lostBy }),
        },
        controller.signal,
      );
      sending.current = undefined;
      if (outcome.status === 'stopped') return setPhase({ status: 'unsure', attempt });
      storage.write('');
      if (outcome.status === 'refused') {
        return setPhase({ status: 'editing', refusal: outcome.refusal });
      }
      const order = orderFromWire(outcome.order);
      const { id, accessToken } = order;
      if (accessToken !== undefined) rememberGuestOrder({ id, accessToken });
      setPhase({ status: 'placed', order });
      cart.finish();
      onPlaced(order);
    },
    [api, cart, onPlaced],
  );

  const resume = useEffectEvent(() => {
    const attempt = attemptFromText(storage.read(), Date.now());
    if (attempt && resumesByItself(attempt, Date.now())) void send(attempt);
  });
  useEffect(() => resume(), []);

  // Leaving the page stops the tries; the attempt stays kept, and the next visit goes on with it.
  useEffect(() => () => sending.current?.abort(), []);

  return {
    phase,
    place(body: OrderInput) {
      // Another tab may be sending this very cart already: then its attempt is the one to finish.
      const kept = attemptFromText(storage.read(), Date.now());
      void send(kept ?? { idempotencyKey, body, startedAt: Date.now() });
    },
    /** Sends an attempt of unknown outcome again, under its own key. */
    sendAgain: (attempt: OrderAttempt) => void send({ ...attempt, startedAt: Date.now() }),
    /** Breaks the tries off. Whether the order arrived is then unknown. */
    stop: () => sending.current?.abort(),
    /** Goes back to the cart. Should the order have arrived, its key still guards these same lines. */
    forget() {
      storage.write('');
      setPhase({ status: 'editing' });
    },
    /** The refusal was dealt with. */
    clearRefusal: () =>
      setPhase((previous) => (previous.status === 'editing' ? { status: 'editing' } : previous)),
  };
}

function foundAtStart(): PlacePhase {
  const attempt = attemptFromText(storage.read(), Date.now());
  if (!attempt) return { status: 'editing' };
  return resumesByItself(attempt, Date.now()) ? FIRST_TRY : { status: 'unsure', attempt };
}
