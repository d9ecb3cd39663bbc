import { useEffect } from 'react';
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

/** Tells a customer, once, of an order that got no answer and can be sent no more, and drops it. */
export function useLapsedOrder(): void {
  const { key } = useLocation();
  const session = useSessionState();
  const toast = useToast();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that stays open looks at each step
  useEffect(() => {
    const lapsed = attemptStorage.readLapsed();
    if (!lapsed || whoseOrder(lapsed, session) !== 'own') return;
    attemptStorage.clear();
    const toOrders = { label: 'See your orders', onClick: () => navigate('/order-history') };
    toast('warning', words(lapsed), {
      durationMs: UNTIL_CLOSED_MS,
      ...(lapsed.body.userId !== undefined && { action: toOrders }),
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
