import { NetworkFirst } from 'workbox-strategies';
import { FILES_CACHE } from './cache-names';
import { cacheFiles } from './cached-files';
import { withSentAt } from './cached-pages';

/** The kitchen board. Its HTML contains no session and no order. */
export const BOARD_PAGE = '/admin/kitchen';

/** On a network that is gone without a sign, a request would hang for minutes. */
const NETWORK_TIMEOUT_S = 5;

/** With a network the board is always the shop's newest; without one it is the stored page. */
export const boardPage = new NetworkFirst({
  cacheName: FILES_CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async () => BOARD_PAGE,
      // Only devices with a shift store it.
      cacheWillUpdate: async ({ response }) =>
        (await isBoardStored()) ? withSentAt(response) : null,
    },
  ],
});

export async function storeBoard(): Promise<void> {
  const response = await fetch(BOARD_PAGE);
  // The device's cookie has chosen the page's language.
  const [, language = ''] = /<html lang="(\w+)/.exec(await response.clone().text()) ?? [];
  await cacheFiles(BOARD_FILES[language] ?? []);
  const page = await withSentAt(response);
  if (page) await (await caches.open(FILES_CACHE)).put(BOARD_PAGE, page);
}

/** Whether this worker or the one of the previous build stores the board. */
export async function isBoardStored(): Promise<boolean> {
  return (await caches.match(BOARD_PAGE, { ignoreVary: true })) !== undefined;
}
