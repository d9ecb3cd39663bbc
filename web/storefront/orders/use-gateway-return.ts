import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { awaitsPayment } from '../../../shared/domain/orders/payment';
import type { WatchedOrder } from './use-order';

/** The customer may return before the gateway knows of the payment, and before its webhook. */
const ASK_AFTER_MS = [0, 4000, 12_000];

/** Asks the gateway until the order is paid, three times at most. Cleans the URL. */
export function useGatewayReturn({
  order,
  checkPayment,
}: Pick<WatchedOrder, 'order' | 'checkPayment'>): void {
  const [params, setParams] = useSearchParams();
  const [hasReturned] = useState(() => params.get('from') === 'gateway');
  const clean = useEffectEvent(() =>
    setParams({ order: params.get('order') ?? '' }, { replace: true, preventScrollReset: true }),
  );
  const ask = useEffectEvent(() => {
    if (order && !awaitsPayment(order)) return;
    // The order itself is loaded anyway, and shows its payment once the shop knows it.
    checkPayment().catch(() => {});
  });
  useEffect(() => {
    if (!hasReturned) return;
    clean();
    const timers = ASK_AFTER_MS.map((ms) => setTimeout(() => ask(), ms));
    return () => timers.forEach(clearTimeout);
  }, [hasReturned]);
}
