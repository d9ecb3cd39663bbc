import { CacheFirst } from 'workbox-strategies';
import type { Language } from '../shared/domain/platform/languages';
import { earlierCaches, FILES_CACHE } from './cache-names';

declare const self: ServiceWorkerGlobalScope;

const CACHED: ReadonlySet<string> = new Set([
  ...Object.values(FILES_AHEAD).flat(),
  ...FILES_AT_USE,
]);

/** Serves files from the cache first, because they never change. Open pages use the previous build's cache. */
export const cachedFiles = new CacheFirst({
  cacheName: FILES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? caches.match(request, { ignoreVary: true }),
      cacheWillUpdate: async ({ request, response }) =>
        response.ok && CACHED.has(new URL(request.url).pathname) ? response : null,
    },
  ],
});

/** Caches the shop's files in these languages; a phone that saves data fetches none for it. */
export const cacheFilesAhead = (languages: readonly Language[]) =>
  cacheFiles([...new Set(languages.flatMap((language) => FILES_AHEAD[language] ?? []))], {
    fetches: !savesData(),
  });

export async function cacheFiles(
  paths: readonly string[],
  { fetches } = { fetches: true },
): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  await Promise.all(
    paths.map(async (path) => {
      const kept = await caches.match(path, { ignoreVary: true });
      if (kept) return cache.put(path, kept);
      if (fetches) await cache.add(path);
    }),
  );
}

/** Keeps the files of this build and of the previous one. */
export async function dropOldFiles(): Promise<void> {
  const older = await earlierCaches(FILES_CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

function savesData(): boolean {
  const { connection } = self.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
