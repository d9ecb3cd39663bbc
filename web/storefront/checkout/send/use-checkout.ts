import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { refusal } from '../../../api/refusal';
import { useStore } from '../../../device/store';
import { useSessionState } from '../../../session/customer-session-provider';
import { useToast } from '../../../ui/toast';
import { checkoutDraft } from '../../account/checkout-draft/checkout-draft';
import { useCartStores } from '../../cart/cart-provider';
import { rememberGuestOrder } from '../../orders/guest-orders';
import type { CheckoutState } from '../checkout-machine';
import { type Checkout, createCheckout } from './create-checkout';
import { attempts } from './order-attempt';
import { waitForNetwork, withOrderLock } from './send-order';

/** How long a resumed attempt waits for the session (ms). */
const LONGEST_READING_MS = 3000;

export function useCheckout(): [CheckoutState, Checkout] {
  const api = useApi();
  const session = useSessionState();
  const { cart } = useCartStores();
  const toast = useToast();
  const navigate = useNavigate();
  const [checkout] = useState(() =>
    createCheckout({
      attempts,
      cart,
      draft: checkoutDraft,
      async send({ idempotencyKey, body, firstSentAt }, signal, isResent) {
        const headers = {
          'idempotency-key': idempotencyKey,
          'idempotency-key-first-sent':
            firstSentAt === undefined ? undefined : new Date(firstSentAt).toISOString(),
          'idempotency-key-resent': isResent ? ('true' as const) : undefined,
        };
        return (await api.orders.place({ headers, body }, { signal })).body;
      },
      readRefusal: refusal,
      wait: waitForNetwork,
      now: Date.now,
      isOnline: () => navigator.onLine,
      withLock: withOrderLock,
      rememberGuestOrder,
      // The navigation makes `useLapsedOrder` notify the customer.
      onLapsed: () => void navigate('/checkout', { replace: true }),
      onHandledElsewhere: () => toast('info', m.sending_elsewhere()),
    }),
  );

  const resume = useEffectEvent(() => checkout.resume(session));
  const isRead = session.status !== 'loading';
  useEffect(() => {
    const timer = setTimeout(() => resume(), isRead ? 0 : LONGEST_READING_MS);
    return () => clearTimeout(timer);
  }, [isRead]);

  useEffect(() => attempts.onChangeElsewhere(checkout.checkAttempt), [checkout]);

  // Leaving the page stops the tries. The attempt stays stored, and the next visit resumes it.
  useEffect(() => checkout.stop, [checkout]);

  return [useStore(checkout.state), checkout];
}
