import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import { pageKeyOf } from '../../ui/layer-entry';

/** Data older than this is reloaded when the visitor navigates or returns to the tab (ms). */
export const SHOP_STALE_AFTER_MS = MINUTE_MS;

export function useFreshShop(): void {
  const { revalidate } = useRevalidator();
  const key = pageKeyOf(useLocation());
  const loadedAt = useRef<number>(undefined);

  const freshen = useEffectEvent(() => {
    loadedAt.current ??= performance.now();
    if (document.hidden || performance.now() - loadedAt.current < SHOP_STALE_AFTER_MS) return;
    loadedAt.current = performance.now();
    void revalidate();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every navigation to a page
  useEffect(() => freshen(), [key]);

  useEffect(() => {
    document.addEventListener('visibilitychange', freshen);
    return () => document.removeEventListener('visibilitychange', freshen);
  }, []);
}
