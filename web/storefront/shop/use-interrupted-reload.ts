import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { LoadedShop } from './load-shop';

/** Reloads again when a navigation, which does not load the shop, has interrupted a reload. */
export function useInterruptedReload(loaded: LoadedShop): void {
  const { revalidate, state } = useRevalidator();
  const before = useRef<LoadedShop>(undefined);
  useEffect(() => {
    if (state === 'loading') {
      before.current = loaded;
      return;
    }
    const wasInterrupted = before.current === loaded;
    before.current = undefined;
    if (wasInterrupted) void revalidate();
  }, [state, loaded, revalidate]);
}
