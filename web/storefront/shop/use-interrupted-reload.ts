import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { LoadedShop } from './load-shop';

/**
 * Reloads the shop's data again when a navigation has interrupted a reload, because the navigation does
 * not load it.
 */
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
