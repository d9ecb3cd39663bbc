import { lazy, useEffect } from 'react';
import { preloadToasts } from '../ui/toast';

const loadCartDrawer = () => import('./cart/cart-drawer');
const loadOptionsSheet = () => import('./menu/options-sheet');

/** Parts that only a press brings up: a page is shown without them. */
export const CartDrawer = lazy(async () => ({ default: (await loadCartDrawer()).CartDrawer }));
export const OptionsSheet = lazy(async () => ({
  default: (await loadOptionsSheet()).OptionsSheet,
}));

const REST_MS = 200;

/** Fetches them when the page has come to rest, so that the press finds them there. */
export function usePreloadedParts(): void {
  useEffect(() => {
    const timer = setTimeout(async () => {
      // Without a network the press itself asks again.
      await Promise.allSettled([loadCartDrawer(), loadOptionsSheet(), preloadToasts()]);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, []);
}
