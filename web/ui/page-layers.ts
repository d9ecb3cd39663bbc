import type { Location } from 'react-router';
import { m } from '../../shared/messages/compiled/messages';
import { type BackLayers, createBackLayers } from './back-layers';
import type { Router } from './navigation-gate';
import { pageScripts, preloadOnIntent } from './preload-page';
import { PROGRESS_CLASS } from './progress-class';
import type { useToast } from './toast';

/** Long enough to find a connection. */
const LOST_MS = 20_000;

/** What the router's own scripts keep in the window. */
interface RouterWindow {
  __reactRouterRouteModules?: Record<string, unknown>;
}

/** The layers over a page, which also say that the next page is lost. */
export function createPageLayers(router: Router, toast: ReturnType<typeof useToast>): BackLayers {
  const known = new Set<string>();
  const layers = createBackLayers(router, (location) => loadPage(router, location, known));
  layers.onLost((retry) =>
    toast('error', m.ui_page_lost(), {
      durationMs: LOST_MS,
      action: { label: m.page_try_again(), onClick: retry },
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
  const { __reactRouterRouteModules: loaded } = window as RouterWindow;
  const missing = pageScripts(router, location).flatMap(({ id, module }) =>
    loaded?.[id] || known.has(module) ? [] : [module],
  );
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
  line.ariaLabel = m.page_loading();
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
