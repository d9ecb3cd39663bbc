import type { createMemoryRouter, Location } from 'react-router';
import { layersOf, pageKeyOf } from './layer-entry';

type Router = ReturnType<typeof createMemoryRouter>;

interface Layer {
  close: () => void;
  isPushed: boolean;
}

export type BackLayers = ReturnType<typeof createBackLayers>;

/**
 * Gives each layer over a page (a sheet, a dialog, an open menu, a later step) a history entry, so
 * that Back closes the topmost one. An entry whose layer is not open is left at once, wherever it
 * is met: after the layer was closed, after a reload, on the way back from a later page, and forward.
 */
export function createBackLayers(router: Router) {
  // Ids from before a reload are never met again.
  const idPrefix = `${Date.now()}-`;
  const layers = new Map<string, Layer>();
  let added = 0;
  let isReturning = false;
  let isScheduled = false;
  let settled: (() => void)[] = [];

  /** In a task of its own: a tap that closes a layer may also open another one or begin a navigation. */
  function settleSoon(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(settle);
  }

  function settle(): void {
    isScheduled = false;
    const { location, navigation } = router.state;
    if (isReturning || navigation.state !== 'idle') return;
    const top = layersOf(location).at(-1);
    if (top !== undefined && !layers.has(top)) {
      isReturning = true;
      void router.navigate(-1);
      return;
    }
    const next = [...layers].find(([, { isPushed }]) => !isPushed);
    if (next) {
      push(...next);
      return;
    }
    for (const resolve of settled) resolve();
    settled = [];
  }

  function push(id: string, layer: Layer): void {
    const { location } = router.state;
    const { search, hash, state } = location;
    const ids = layersOf(location);
    layer.isPushed = true;
    // With another fragment, the router loads nothing. It may hold a guest's token, which stays.
    const fragment = hash ? `${hash}&open` : '#open';
    void router.navigate(
      // Without a path it stays on the page, in its language.
      { search, hash: ids.length > 0 ? hash : fragment },
      {
        state: { ...state, layerIds: [...ids, id], pageKey: pageKeyOf(location) },
        preventScrollReset: true,
      },
    );
  }

  function closeLeft(location: Location): void {
    const ids = layersOf(location);
    for (const [id, { isPushed, close }] of layers) {
      if (!isPushed || ids.includes(id)) continue;
      layers.delete(id);
      close();
    }
  }

  return {
    /** Follows the router's history. @returns stops it. */
    follow() {
      let known = router.state.location;
      settleSoon();
      return router.subscribe(({ location }) => {
        if (location !== known) {
          known = location;
          isReturning = false;
          closeLeft(location);
        }
        settleSoon();
      });
    },
    /** @param close called when the history leaves the layer's entry. @returns tells that the layer is closed. */
    add(close: () => void) {
      const id = `${idPrefix}${added++}`;
      layers.set(id, { close, isPushed: false });
      settleSoon();
      return () => {
        layers.delete(id);
        settleSoon();
      };
    },
    /** Resolves when the entries of closed layers have been left, and a navigation can replace the page's own. */
    settled() {
      settleSoon();
      return new Promise<void>((resolve) => settled.push(resolve));
    },
  };
}
