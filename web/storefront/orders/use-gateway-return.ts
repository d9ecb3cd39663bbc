import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** Asks once, because the customer may return before the shop hears of it. Cleans the URL. */
export function useGatewayReturn(checkPayment: () => Promise<void>): void {
  const [params, setParams] = useSearchParams();
  const hasReturned = params.get('from') === 'gateway';
  const check = useEffectEvent(() => {
    setParams({ order: params.get('order') ?? '' }, { replace: true, preventScrollReset: true });
    // The order itself is loaded anyway, and shows its payment once the shop knows it.
    checkPayment().catch(() => {});
  });
  useEffect(() => {
    if (hasReturned) check();
  }, [hasReturned]);
}
