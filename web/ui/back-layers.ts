import type { Location } from 'react-router';
import { layersOf, pageKeyOf } from './layer-entry';
import { createNavigationGate, type Router } from './navigation-gate';

interface Layer {
  close: () => void;
  isPushed: boolean;
}

export type BackLayers = ReturnType<typeof createBackLayers>;

/**
 * Gives each layer over a page (a sheet, a dialog, an open menu, a later step) a history entry, so
 * that Back closes the topmost one. An entry whose layer is not open is left at once, wherever it
 * is met: after the layer was closed, after a reload, on the way back from a later page, and forward.
 * The browser leaves an entry in a later task: a navigation asked for meanwhile, which it would abort, waits.
 * @param loadPage loads what a page needs; undefined if nothing is missing.
 */
export function createBackLayers(
  router: Router,
  loadPage: (location: Location) => Promise<unknown> | undefined,
) {
  // Ids from before a reload are never met again.
  const idPrefix = `${Date.now()}-`;
  const layers = new Map<string, Layer>();
  let added = 0;
  let isScheduled = false;
  let left: Promise<void> | undefined;
  let onLeft: (() => void) | undefined;
  let settled: (() => void)[] = [];
  const gate = createNavigationGate(router, (location) => left ?? loadPage(location));

  /** In a task of its own: a tap that closes a layer may also open another one or begin a navigation. */
  function settleSoon(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(settle);
  }

  function settle(): void {
    isScheduled = false;
    const { location, navigation } = router.state;
    if (left || navigation.state !== 'idle') return;
    const top = layersOf(location).at(-1);
    if (top !== undefined && !layers.has(top)) {
      leaveEntry();
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

  function leaveEntry(): void {
    left = new Promise((resolve) => {
      onLeft = resolve;
    });
    void router.navigate(-1);
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
      const openGate = gate.close();
      const stop = router.subscribe(({ location }) => {
        if (location !== known) {
          known = location;
          closeLeft(location);
          left = undefined;
          onLeft?.();
        }
        settleSoon();
      });
      return () => {
        stop();
        openGate();
      };
    },
    onLost: gate.onLost,
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
