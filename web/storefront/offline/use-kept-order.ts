import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { attemptStorage } from '../checkout/attempt-storage';
import type { OrderAttempt } from '../checkout/order-attempt';
import { useLeavingOrder } from '../checkout/use-leaving-order';

/** The order that waits on this device for its customer's word. */
export function useKeptOrder(): { attempt: OrderAttempt | undefined; discard: () => void } {
  const { key } = useLocation();
  const [attempt, setAttempt] = useState(waiting);

  const look = useCallback(() => setAttempt(waiting()), []);
  const discard = useCallback(() => {
    attemptStorage.clear();
    setAttempt(undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the checkout may have just kept or sent it
  useEffect(() => look(), [key, look]);
  useEffect(() => attemptStorage.onChangeElsewhere(look), [look]);
  useLeavingOrder(look);

  return { attempt, discard };
}

function waiting(): OrderAttempt | undefined {
  const attempt = attemptStorage.read();
  return attempt?.waits ? attempt : undefined;
}
