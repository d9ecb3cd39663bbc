import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { SessionState } from '../../session/customer-session';
import { HiddenOrderView } from './kept-order-view';
import type { OrderAttempt } from './order-attempt';
import { whoseOrder } from './whose-order';

interface OwnOrderProps {
  attempt: OrderAttempt;
  session: SessionState;
  onDiscard: () => void;
  children: ReactNode;
}

/** An order found on this phone is for the eyes of the one who made it; another's is thrown away. */
export function OwnOrder({ attempt, session, onDiscard, children }: OwnOrderProps) {
  const whose = whoseOrder(attempt, session);
  const discardForeign = useEffectEvent(() => {
    if (whose === 'foreign') onDiscard();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose it is, is what to act on
  useEffect(() => discardForeign(), [whose]);
  if (whose === 'foreign') return null;
  if (whose === 'unknown') return <HiddenOrderView onDiscard={onDiscard} />;
  return children;
}
