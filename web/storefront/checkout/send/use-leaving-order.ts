import { useEffect, useRef } from 'react';
import { useSessionState } from '../../../session/customer-session-provider';
import { attempts, ownerOf } from './order-attempt';

/** The next user of the phone must not find the attempt of a customer who has signed out. */
export function useLeavingOrder(): void {
  const session = useSessionState();
  const signedInAs = useRef<string>(undefined);
  useEffect(() => {
    const before = signedInAs.current;
    signedInAs.current = session.status === 'signed-in' ? session.user.id : undefined;
    const attempt = attempts.get();
    if (!attempt) return;
    const isLeft =
      session.status === 'signed-out' && before !== undefined && attempt.body.userId === before;
    if (isLeft || ownerOf(attempt, session) === 'other') attempts.clear();
  }, [session]);
}

export function LeavingOrder(): null {
  useLeavingOrder();
  return null;
}
