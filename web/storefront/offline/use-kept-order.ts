import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSessionState } from '../../session/customer-session-provider';
import { attemptStorage } from '../checkout/attempt-storage';
import type { OrderAttempt } from '../checkout/order-attempt';
import { whoseOrder } from '../checkout/whose-order';

/**
 * The order that waits on this device for its customer's word. Whoever signs out takes theirs along,
 * and another customer's is thrown away: the next user of the phone is not to find it.
 */
export function useKeptOrder(): { attempt: OrderAttempt | undefined; discard: () => void } {
  const { key } = useLocation();
  const session = useSessionState();
  const [attempt, setAttempt] = useState(waiting);
  const signedInAs = useRef<string>(undefined);

  const look = useCallback(() => setAttempt(waiting()), []);
  const discard = useCallback(() => {
    attemptStorage.clear();
    setAttempt(undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the checkout may have just kept or sent it
  useEffect(() => look(), [key, look]);
  useEffect(() => attemptStorage.onChangeElsewhere(look), [look]);

  useEffect(() => {
    const before = signedInAs.current;
    signedInAs.current = session.status === 'signed-in' ? session.profile.id : undefined;
    const kept = attemptStorage.read();
    if (!kept) return;
    const isLeft =
      session.status === 'signed-out' && before !== undefined && kept.body.userId === before;
    if (isLeft || whoseOrder(kept, session) === 'foreign') discard();
  }, [session, discard]);

  return { attempt, discard };
}

function waiting(): OrderAttempt | undefined {
  const attempt = attemptStorage.read();
  return attempt?.waits ? attempt : undefined;
}
