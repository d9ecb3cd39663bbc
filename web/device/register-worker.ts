import { STORE_OFFICE } from '../../service-worker/worker-messages';

/** Registers the service worker; pages of the back office have not done so yet. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** Stores the kitchen board and the counter on this device, which can then be reloaded without a network. */
export async function storeOfficePages(): Promise<void> {
  // In development a worker would serve outdated files. Plain http has none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await registerWorker();
  active?.postMessage(STORE_OFFICE);
}
