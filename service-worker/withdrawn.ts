declare const self: ServiceWorkerGlobalScope;

/** Replaces the worker when SHOP_WORKER=off: it answers nothing, so the shop sends every page. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(withdraw());
});

async function withdraw(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith('maenam-'));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.clients.claim();
}
