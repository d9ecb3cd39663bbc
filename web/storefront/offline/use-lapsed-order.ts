import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { useSessionState } from '../../session/customer-session-provider';
import { useToast } from '../../ui/toast';
import {
  attempts,
  lapsedAttempt,
  type OrderAttempt,
  ownerOf,
} from '../checkout/send/order-attempt';
import { itemCount } from '../orders/order-words';

/** A toast without a duration stays until it is closed. */
export const UNTIL_CLOSED_MS = 0;

/** Keeps the lapsed attempt until its message is closed or the orders are opened. */
export function useLapsedOrder(): void {
  const { key } = useLocation();
  const session = useSessionState();
  const toast = useToast();
  const navigate = useNavigate();
  const told = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an open page looks at every navigation
  useEffect(() => {
    const lapsed = lapsedAttempt(attempts, Date.now());
    if (!lapsed || ownerOf(lapsed, session) !== 'visitor') return;
    const { idempotencyKey, body } = lapsed;
    if (told.current === idempotencyKey) return;
    told.current = idempotencyKey;
    const remove = () => {
      // Another attempt may have been stored meanwhile.
      if (attempts.get()?.idempotencyKey === idempotencyKey) attempts.clear();
    };
    const seeOrders = () => {
      remove();
      navigate('/order-history');
    };
    toast('warning', messageFor(lapsed), {
      durationMs: UNTIL_CLOSED_MS,
      onClose: remove,
      ...(body.userId !== undefined && {
        action: { label: 'See your orders', onClick: seeOrders },
      }),
    });
  }, [key, session, toast, navigate]);
}

function messageFor({ body: { userId, items, expectedTotal } }: OrderAttempt): string {
  const price =
    expectedTotal === undefined ? '' : ` for ${formatRupees(rupeesToPaise(expectedTotal))}`;
  const order = `your order of ${itemCount(items)}${price}`;
  const advice =
    userId === undefined
      ? 'please call us to ask whether it arrived'
      : 'check your orders to see whether it arrived';
  return `We heard nothing back about ${order}, and after a day it is too old to send again: ${advice}.`;
}
