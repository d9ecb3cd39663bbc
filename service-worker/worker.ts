import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { cachedFiles, cacheFilesAhead, dropOldFiles } from './cached-files';
import { cachedPages, cacheFirstPages, dropOldPages, languagesInUse } from './cached-pages';
import { areOfficePagesStored, isOfficePage, officePages, storeOfficePages } from './office-pages';
import { pageKey } from './page-key';
import { showMessages } from './push';
import { SKIP_WAITING, STORE_OFFICE } from './worker-messages';

declare const self: ServiceWorkerGlobalScope;

// The worker ignores everything else: the API, the other pages of the back office, and writes.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && pageKey(url) !== undefined,
  cachedPages,
);
registerRoute(({ request, url }) => request.mode === 'navigate' && isOfficePage(url), officePages);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  cachedFiles,
);

const NETWORK_ONLY = ['/api/*', '/pictures/*'];

/** Static routes let some browsers bypass the worker without starting it. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(
    rules: readonly { condition: { urlPattern: { pathname: string } }; source: 'network' }[],
  ): Promise<void>;
}

self.addEventListener('install', (event: RoutingEvent) => {
  const rules = NETWORK_ONLY.map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network' as const,
  }));
  event.waitUntil(Promise.resolve(event.addRoutes?.(rules)));
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const languages = await languagesInUse(open);
      await cacheFilesAhead(languages);
      await cacheFirstPages(event, open, languages);
      if (await areOfficePagesStored()) await storeOfficePages();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldFiles(), dropOldPages()]));
});

showMessages();

// The first worker activates at once; a newer one waits until a visitor agrees or no page is open.
clientsClaim();
self.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) void self.skipWaiting();
  if (event.data === STORE_OFFICE) event.waitUntil(storeOfficePages());
});
