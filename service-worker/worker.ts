import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { dropOldFiles, fetchAhead, keptFiles } from './kept-files';
import { dropOldPages, keepFirstPages, keptPages } from './kept-pages';
import { pageKey } from './page-key';
import { TAKE_OVER } from './words';

declare const self: ServiceWorkerGlobalScope;

// Whatever is not named here never comes near the worker: the API, the back office, what is written.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && pageKey(url) !== undefined,
  keptPages,
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  keptFiles,
);

/** What is never the worker's. */
const NETWORK_ALONE = ['/api/*', '/admin*', '/pictures/*'];

/** Some browsers can be told so, and do not even wake the worker for it. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(
    rules: readonly { condition: { urlPattern: { pathname: string } }; source: 'network' }[],
  ): Promise<void>;
}

self.addEventListener('install', (event: RoutingEvent) => {
  const rules = NETWORK_ALONE.map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network' as const,
  }));
  event.waitUntil(Promise.resolve(event.addRoutes?.(rules)));
  event.waitUntil(
    (async () => {
      await fetchAhead();
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      await keepFirstPages(
        event,
        open.map(({ url }) => new URL(url)),
      );
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldFiles(), dropOldPages()]));
});

// The first worker begins at once; a newer one waits until a visitor agrees or no page is open.
clientsClaim();
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
