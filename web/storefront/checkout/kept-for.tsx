import { useEffect, useEffectEvent } from 'react';
import type { SessionState } from '../../session/customer-session';
import { HiddenOrderView, KeptOrderView } from './kept-order-view';
import type { OrderAttempt } from './order-attempt';
import type { PlaceOrder } from './use-place-order';
import { whoseOrder } from './whose-order';

interface KeptForProps extends Pick<PlaceOrder, 'sendAgain' | 'forget' | 'discard'> {
  attempt: OrderAttempt;
  session: SessionState;
}

/** A kept order is for the eyes of the one who made it; another's is thrown away. */
export function KeptFor({ attempt, session, sendAgain, forget, discard }: KeptForProps) {
  const whose = whoseOrder(attempt, session);
  const discardForeign = useEffectEvent(() => {
    if (whose === 'foreign') discard();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose it is, is what to act on
  useEffect(() => discardForeign(), [whose]);
  if (whose === 'foreign') return null;
  if (whose === 'unknown') return <HiddenOrderView onDiscard={discard} />;
  return (
    <KeptOrderView
      attempt={attempt}
      onSend={() => sendAgain(attempt)}
      onChange={() => forget(attempt)}
      onDiscard={discard}
    />
  );
}
