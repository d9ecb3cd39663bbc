import { NetworkFirst } from 'workbox-strategies';
import { FILES_CACHE } from './cache-names';
import { cacheFiles } from './cached-files';
import { withSentAt } from './cached-pages';

/** The kitchen board and the counter. Their HTML contains no session and no order. */
const OFFICE_PAGES = ['/admin/kitchen', '/admin/orders/new'];

/** On a network that is gone without a sign, a request would hang for minutes. */
const NETWORK_TIMEOUT_S = 5;

export const isOfficePage = ({ pathname }: URL): boolean => OFFICE_PAGES.includes(pathname);

/** With a network they are always the shop's newest; without one they are the stored pages. */
export const officePages = new NetworkFirst({
  cacheName: FILES_CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      // Only devices of the kitchen and the counter store them.
      cacheWillUpdate: async ({ response }) =>
        (await areOfficePagesStored()) ? withSentAt(response) : null,
    },
  ],
});

export async function storeOfficePages(): Promise<void> {
  for (const path of OFFICE_PAGES) {
    const response = await fetch(path);
    // The device's cookie has chosen the page's language.
    const [, language = ''] = /<html lang="(\w+)/.exec(await response.clone().text()) ?? [];
    await cacheFiles(OFFICE_FILES[language] ?? []);
    const page = await withSentAt(response);
    if (page) await (await caches.open(FILES_CACHE)).put(path, page);
  }
}

/** Whether this worker or the one of the previous build stores them. */
export async function areOfficePagesStored(): Promise<boolean> {
  const stored = OFFICE_PAGES.map((path) => caches.match(path, { ignoreVary: true }));
  return (await Promise.all(stored)).some((page) => page !== undefined);
}
