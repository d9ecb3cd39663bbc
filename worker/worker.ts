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

self.addEventListener('install', (event) => {
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
