import { type Location, matchRoutes } from 'react-router';
import { type BackLayers, createBackLayers } from './back-layers';
import type { Router } from './navigation-gate';
import { preloadOnIntent } from './preload-page';
import { PROGRESS_CLASS } from './progress-class';
import type { useToast } from './toast';

/** Long enough to find a connection. */
const LOST_MS = 20_000;

/** What the router's own scripts keep in the window. */
interface RouterWindow {
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
}

/** The layers over a page, which also say that the next page is lost. */
export function createPageLayers(router: Router, toast: ReturnType<typeof useToast>): BackLayers {
  const known = new Set<string>();
  const layers = createBackLayers(router, (location) => loadPage(router, location, known));
  layers.onLost((retry) =>
    toast('error', 'The next page did not load. Please check your connection.', {
      durationMs: LOST_MS,
      action: { label: 'Try again', onClick: retry },
    }),
  );
  return {
    ...layers,
    follow() {
      const stops = [layers.follow(), preloadOnIntent(router)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/**
 * Loads the scripts of the page at a location; undefined if they are there. The router would reload the page before
 * it when they are lost, without a word, or leave the shop when there is no network.
 * @param known the scripts that it has loaded, which the router has not asked for yet.
 * @throws TypeError without a network.
 */
function loadPage(
  router: Router,
  location: Location,
  known: Set<string>,
): Promise<unknown> | undefined {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } =
    window as RouterWindow;
  const matches = matchRoutes(router.routes, location, router.basename) ?? [];
  const missing = matches.flatMap(({ route: { id = '' } }) => {
    const script = manifest?.routes[id]?.module;
    return script === undefined || loaded?.[id] || known.has(script) ? [] : [script];
  });
  if (missing.length === 0) return undefined;
  const hideProgress = showProgress();
  return Promise.all(
    missing.map(async (script) => {
      await loadScript(script, router.createHref(location));
      known.add(script);
    }),
  ).finally(hideProgress);
}

/** As the router does not know yet that a page is asked for. @returns hides it. */
function showProgress(): () => void {
  const line = document.createElement('div');
  line.className = PROGRESS_CLASS;
  line.role = 'status';
  line.ariaLabel = 'Loading the page';
  document.body.append(line);
  return () => line.remove();
}

async function loadScript(script: string, href: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ script);
  } catch {
    // The shop answers: it has a newer release, or this browser remembers the failure.
    await fetch(script, { cache: 'no-store' });
    window.location.assign(href);
    return new Promise(() => {});
  }
}
