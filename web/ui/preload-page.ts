import { useContext } from 'react';
import { preloadModule } from 'react-dom';
import { type Location, matchRoutes, UNSAFE_DataRouterContext, useHref } from 'react-router';
import type { Router } from './navigation-gate';

interface PageScripts {
  /** Of the route. */
  id: string;
  module: string;
  imports?: string[];
}

/** What the router's own scripts keep in the window. */
interface RouterWindow {
  __reactRouterManifest?: { routes: Record<string, PageScripts | undefined> };
}

/** The scripts of a page's routes. @param path of its address, with the language. */
export function pageScripts({ routes, basename }: Router, path: string | Location): PageScripts[] {
  const { __reactRouterManifest: manifest } = window as RouterWindow;
  const matches = matchRoutes(routes, path, basename) ?? [];
  return matches.flatMap(({ route: { id = '' } }) => manifest?.routes[id] ?? []);
}

/** How long a pointer rests on a link until its page is wanted. */
const INTENT_MS = 100;

/**
 * Fetches the scripts of a page ahead. The router's own prefetch also runs them, and reloads the page when one is lost.
 * @param path of its address.
 */
function preloadPage(router: Router, path: string): void {
  for (const { module, imports = [] } of pageScripts(router, path)) {
    for (const file of [module, ...imports]) preloadModule(file, { as: 'script' });
  }
}

/** @returns fetches the scripts of the page at a path of the shop. */
export function usePreloadedPage(to: string): () => void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const path = useHref(to);
  return () => router && preloadPage(router, path);
}

/** Fetches the page of each link of the shop that a pointer or the focus rests on. @returns stops it. */
export function preloadOnIntent(router: Router): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();
  const { signal } = stopped;
  const wanted = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    const isOfShop = link?.origin === location.origin && !link.pathname.startsWith('/admin');
    if (link && isOfShop) timer = setTimeout(() => preloadPage(router, link.pathname), INTENT_MS);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(sign, wanted, { passive: true, signal });
  }
  return () => stopped.abort();
}
