import { showMessages } from './push';

declare const self: ServiceWorkerGlobalScope;

/** Replaces the worker when SHOP_WORKER=off. It handles no request; staff still get messages. */
showMessages();
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(withdraw());
});

async function withdraw(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith('maenam-'));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.clients.claim();
}
