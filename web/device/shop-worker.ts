import { SENT_AT, SKIP_WAITING } from '../../service-worker/worker-messages';

/** When the shop sent this page (ms since 1970), if it came from the worker's cache. */
export function cachedPageSentAt(): number | undefined {
  const text = document.documentElement.getAttribute(SENT_AT);
  return text === null ? undefined : Number(text);
}

/** Calls back when a newer version of the shop is waiting. Returns a function that unsubscribes. */
export function onNewVersion(isThere: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // Plain http and some private windows have no service workers.
  if (!serviceWorker) return () => {};
  const before = serviceWorker.controller;
  void serviceWorker.ready.then((registration) => {
    if (signal.aborted) return;
    if (registration.waiting && before) isThere();
    const found = () => {
      const { installing } = registration;
      installing?.addEventListener(
        'statechange',
        () => {
          if (installing.state === 'installed' && serviceWorker.controller) isThere();
        },
        { signal },
      );
    };
    registration.addEventListener('updatefound', found, { signal });
    found();
  });
  // Another tab has activated it already.
  serviceWorker.addEventListener('controllerchange', () => before && isThere(), { signal });
  return () => stopped.abort();
}

export async function activateNewVersion(): Promise<void> {
  const { waiting } = await navigator.serviceWorker.ready;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage(SKIP_WAITING);
}
