import { lazy, useEffect } from 'react';
import { atFirstMove } from '../device/first-move';
import { preloadToasts } from '../ui/toast';

const loadCartDrawer = () => import('./cart/cart-drawer');
const loadOptionsSheet = () => import('./menu/options-sheet');

/** Parts that only a press brings up: a page is shown without them. */
export const CartDrawer = lazy(async () => ({ default: (await loadCartDrawer()).CartDrawer }));
export const OptionsSheet = lazy(async () => ({
  default: (await loadOptionsSheet()).OptionsSheet,
}));

/**
 * Fetches them at the visitor's first move, so that the press finds them there. Whoever only looks,
 * and a search engine, never pays for them.
 */
export function usePreloadedParts(): void {
  useEffect(
    () =>
      atFirstMove(() => {
        // Without a network the press itself asks again.
        void Promise.allSettled([loadCartDrawer(), loadOptionsSheet(), preloadToasts()]);
      }),
    [],
  );
}
