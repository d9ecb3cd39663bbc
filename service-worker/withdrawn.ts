declare const self: ServiceWorkerGlobalScope;

/**
 * Takes the place of a worker that is to be no more (SHOP_WORKER=off): it begins at once, throws away
 * what was kept, and answers nothing, so that every page comes from the shop again.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const kept = (await caches.keys()).filter((name) => name.startsWith('maenam-'));
      await Promise.all(kept.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});
