import { type ComponentType, lazy, useEffect, useState } from 'react';
import { atFirstMove } from '../device/first-move';
import { preloadToasts } from '../ui/toast';

const loadCartDrawer = () => import('./cart/cart-drawer');
const loadOptionsPanel = () => import('./menu/options-panel');
const loadOptionsSheet = () => import('./menu/options-sheet');

/** Parts that only a press brings up: a page is shown without them. */
export const CartDrawer = lazy(async () => ({ default: (await loadCartDrawer()).CartDrawer }));
export const OptionsPanel = lazy(async () => ({
  default: (await loadOptionsPanel()).OptionsPanel,
}));
export const OptionsSheet = lazy(async () => ({
  default: (await loadOptionsSheet()).OptionsSheet,
}));

/**
 * What a page says of itself once a service worker keeps the shop on this device: then it may be an
 * older one. Where no worker runs it is there from the visitor's first move on, since an order may be
 * kept on the device all the same, and has to go when its customer signs out. It learns that by itself,
 * so that nothing around it is drawn again; what cannot be fetched is left out.
 */
export function OfflinePartsWhenKept() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    const show = async () => {
      const { OfflineParts } = await import('./offline/offline-parts');
      setParts(() => OfflineParts);
    };
    const tryToShow = () => void show().catch(() => {});
    void navigator.serviceWorker?.ready.then(tryToShow);
    return atFirstMove(tryToShow);
  }, []);
  return Parts && <Parts />;
}

/**
 * Fetches them at the visitor's first move, so that the press finds them there. Whoever only looks,
 * and a search engine, never pays for them.
 */
export function usePreloadedParts(): void {
  useEffect(
    () =>
      atFirstMove(() => {
        // Without a network the press itself asks again.
        void Promise.allSettled([
          loadCartDrawer(),
          loadOptionsPanel(),
          loadOptionsSheet(),
          preloadToasts(),
        ]);
      }),
    [],
  );
}
