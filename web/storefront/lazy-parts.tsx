import { lazy, useEffect } from 'react';
import { preloadToasts } from '../ui/toast';

const loadCartDrawer = () => import('./cart/cart-drawer');
const loadOptionsSheet = () => import('./menu/options-sheet');

/** Parts that only a press brings up: a page is shown without them. */
export const CartDrawer = lazy(async () => ({ default: (await loadCartDrawer()).CartDrawer }));
export const OptionsSheet = lazy(async () => ({
  default: (await loadOptionsSheet()).OptionsSheet,
}));

/** What a visitor does before the first press, or with it. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Fetches them at the visitor's first move, so that the press finds them there. Whoever only looks,
 * and a search engine, never pays for them.
 */
export function usePreloadedParts(): void {
  useEffect(() => {
    const moved = new AbortController();
    const preload = () => {
      moved.abort();
      // Without a network the press itself asks again.
      void Promise.allSettled([loadCartDrawer(), loadOptionsSheet(), preloadToasts()]);
    };
    for (const sign of SIGNS_OF_LIFE) {
      addEventListener(sign, preload, { capture: true, passive: true, signal: moved.signal });
    }
    return () => moved.abort();
  }, []);
}
