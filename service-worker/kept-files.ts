import { CacheFirst } from 'workbox-strategies';
import { cacheNames, FILES_CACHE, isFilesCache } from './cache-names';

declare const self: ServiceWorkerGlobalScope;

const AHEAD = FILES_AHEAD;
const KEPT: ReadonlySet<string> = new Set([...AHEAD, ...FILES_AT_USE]);

/**
 * Files whose names change with their content: kept as they are. The build before keeps its own, for
 * pages that were opened from it; of the back office nothing is kept.
 */
export const keptFiles = new CacheFirst({
  cacheName: FILES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? caches.match(request, { ignoreVary: true }),
      cacheWillUpdate: async ({ request, response }) =>
        response.ok && KEPT.has(new URL(request.url).pathname) ? response : null,
    },
  ],
});

/**
 * Fetches what an order without a network needs. What was kept already, by the build before or by an
 * earlier try on a weak network, is not fetched again. A phone that saves data keeps what it uses.
 */
export async function fetchAhead(): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  await Promise.all(
    AHEAD.map(async (path) => {
      const kept = await caches.match(path, { ignoreVary: true });
      if (kept) return cache.put(path, kept);
      if (!savesData()) await cache.add(path);
    }),
  );
}

/** This build's files stay, and those of the build before it. */
export async function dropOldFiles(): Promise<void> {
  const older = (await cacheNames()).filter((name) => isFilesCache(name) && name !== FILES_CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

function savesData(): boolean {
  const { connection } = self.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
