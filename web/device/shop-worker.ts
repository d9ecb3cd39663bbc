import { SEEN_AT, TAKE_OVER } from '../../service-worker/words';

/** When the shop sent this page, in ms since 1970, if the worker gave it out of what it keeps. */
export function keptPageSeenAt(): number | undefined {
  const text = document.documentElement.getAttribute(SEEN_AT);
  return text === null ? undefined : Number(text);
}

/** Calls back when a newer version of the shop is there and waits. Answers how to stop. */
export function onNewVersion(isThere: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // Under plain http, and in some browsers' private windows, there is none.
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
  // Another tab has let it begin already.
  serviceWorker.addEventListener('controllerchange', () => before && isThere(), { signal });
  return () => stopped.abort();
}

/** Lets the version that waits begin, and opens this page from it. */
export async function takeNewVersion(): Promise<void> {
  const { waiting } = await navigator.serviceWorker.ready;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage(TAKE_OVER);
}
