import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatRupees, rupeesToPaise } from '../../../shared/domain/money';
import { useSessionState } from '../../session/customer-session-provider';
import { useToast } from '../../ui/toast';
import { attemptStorage } from '../checkout/attempt-storage';
import type { OrderAttempt } from '../checkout/order-attempt';
import { whoseOrder } from '../checkout/whose-order';
import { itemCount } from '../orders/order-words';

/** It stays until it is closed: nothing else tells of that order. */
const UNTIL_CLOSED_MS = 0;

/**
 * Tells a customer of an order that got no answer and can be sent no more. It is dropped once they
 * close that, or look at their orders: a page that is left before may have shown nothing yet.
 */
export function useLapsedOrder(): void {
  const { key } = useLocation();
  const session = useSessionState();
  const toast = useToast();
  const navigate = useNavigate();
  const told = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that stays open looks at each step
  useEffect(() => {
    const lapsed = attemptStorage.readLapsed();
    if (!lapsed || whoseOrder(lapsed, session) !== 'own') return;
    const { idempotencyKey, body } = lapsed;
    if (told.current === idempotencyKey) return;
    told.current = idempotencyKey;
    const drop = () => {
      // Another one may be on its way by now.
      if (attemptStorage.readLapsed()?.idempotencyKey === idempotencyKey) attemptStorage.clear();
    };
    const seeOrders = () => {
      drop();
      navigate('/order-history');
    };
    toast('warning', words(lapsed), {
      durationMs: UNTIL_CLOSED_MS,
      onClose: drop,
      ...(body.userId !== undefined && {
        action: { label: 'See your orders', onClick: seeOrders },
      }),
    });
  }, [key, session, toast, navigate]);
}

function words({ body: { userId, items, expectedTotal } }: OrderAttempt): string {
  const price =
    expectedTotal === undefined ? '' : ` for ${formatRupees(rupeesToPaise(expectedTotal))}`;
  const order = `your order of ${itemCount(items)}${price}`;
  const wayOut =
    userId === undefined
      ? 'please call us to ask whether it arrived'
      : 'your orders show whether it arrived';
  return `We heard nothing back about ${order}, and after a day it cannot be sent again: ${wayOut}.`;
}
