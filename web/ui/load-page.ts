import { type Location, matchRoutes } from 'react-router';
import type { Router } from './back-layers';

/** What the router's own scripts keep in the window. */
interface RouterWindow {
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
}

/**
 * Loads the scripts of the page at a location; undefined if they are there. The router would reload the page before
 * it when they are lost, without a word, or leave the shop when there is no network.
 * @throws TypeError without a network.
 */
export function loadPage(router: Router, location: Location): Promise<unknown> | undefined {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } =
    window as RouterWindow;
  const matches = matchRoutes(router.routes, location) ?? [];
  const missing = matches.flatMap(({ route: { id = '' } }) => {
    const script = manifest?.routes[id]?.module;
    return script === undefined || loaded?.[id] ? [] : [script];
  });
  if (missing.length === 0) return undefined;
  return Promise.all(missing.map((script) => loadScript(script, router.createHref(location))));
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
