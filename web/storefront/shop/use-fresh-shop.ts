import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';

/** A shop older than this is loaded anew when the visitor moves on or comes back to the tab. */
export const SHOP_STALE_AFTER_MS = 60_000;

/** Keeps opening, menu and prices of a page that stays open up to date, behind the visitor's back. */
export function useFreshShop(): void {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const loadedAt = useRef<number>(undefined);

  const freshen = useEffectEvent(() => {
    loadedAt.current ??= performance.now();
    if (document.hidden || performance.now() - loadedAt.current < SHOP_STALE_AFTER_MS) return;
    loadedAt.current = performance.now();
    void revalidate();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what to act on
  useEffect(() => freshen(), [key]);

  useEffect(() => {
    const seen = () => freshen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
}
