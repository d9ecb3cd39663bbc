import { useEffect, useEffectEvent, useRef } from 'react';
import { useSessionState } from '../../session/customer-session-provider';
import { attemptStorage } from './attempt-storage';
import { whoseOrder } from './whose-order';

/**
 * Whoever signs out takes the order that is kept on this device along, and another customer's is
 * thrown away: the next user of the phone is not to find it.
 * @param onGone told when an order was thrown away.
 */
export function useLeavingOrder(onGone?: () => void): void {
  const session = useSessionState();
  const signedInAs = useRef<string>(undefined);
  const throwAway = useEffectEvent(() => {
    attemptStorage.clear();
    onGone?.();
  });
  useEffect(() => {
    const before = signedInAs.current;
    signedInAs.current = session.status === 'signed-in' ? session.profile.id : undefined;
    const kept = attemptStorage.read() ?? attemptStorage.readLapsed();
    if (!kept) return;
    const isLeft =
      session.status === 'signed-out' && before !== undefined && kept.body.userId === before;
    if (isLeft || whoseOrder(kept, session) === 'foreign') throwAway();
  }, [session]);
}
