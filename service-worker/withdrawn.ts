declare const self: ServiceWorkerGlobalScope;

/**
 * Replaces the worker when SHOP_WORKER=off: it activates at once, deletes the caches and answers
 * nothing, so that every page comes from the shop again.
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
