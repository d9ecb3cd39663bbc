import { type ComponentType, lazy, useEffect, useState } from 'react';
import { atFirstMove } from '../device/first-move';
import { preloadToasts } from '../ui/toast';
import { loadProductOptions } from './menu/lazy-options';

const loadCartDrawer = () => import('./cart/cart-drawer');

/** Opens on a tap, so the page is shown without it. */
export const CartDrawer = lazy(async () => ({ default: (await loadCartDrawer()).CartDrawer }));

/** Loaded at the first interaction, or at once on a page that a worker may have cached. */
export function OfflinePartsWhenKept() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    const show = async () => {
      const { OfflineParts } = await import('./offline/offline-parts');
      setParts(() => OfflineParts);
    };
    // Without them, signing out still deletes the customer's saved order.
    const showWithout = async () => {
      const { LeavingOrder } = await import('./checkout/send/use-leaving-order');
      setParts(() => LeavingOrder);
    };
    const tryToShow = () => void show().catch(() => showWithout().catch(() => {}));
    void navigator.serviceWorker?.ready.then(tryToShow);
    return atFirstMove(tryToShow);
  }, []);
  return Parts && <Parts />;
}

/** Loads parts at the visitor's first interaction, before the tap that needs them. Search engines never do. */
export function usePreloadedParts(): void {
  useEffect(
    () =>
      atFirstMove(() => {
        // After a failure the tap tries again.
        void Promise.allSettled([loadCartDrawer(), loadProductOptions(), preloadToasts()]);
      }),
    [],
  );
}
