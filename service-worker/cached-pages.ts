import { StaleWhileRevalidate } from 'workbox-strategies';
import {
  LANGUAGES,
  type Language,
  pathIn,
  splitLanguage,
} from '../shared/domain/platform/languages';
import { earlierCaches, PAGES_CACHE } from './cache-names';
import { pageKey } from './page-key';
import { SENT_AT } from './worker-messages';

/** Enough for every page and the menu's categories. */
const MOST_PAGES = 24;
/** A cached page older than this is shown only without a network. */
const SHOWN_FIRST_FOR_MS = 7 * 86_400_000;
/** Precached in the visitor's language, so that an order can be prepared without a network. */
const PAGES_AHEAD = ['/menu', '/checkout'];
/** Headers that belong to the encoded body or to a single request. */
const UNCACHED_HEADERS = [
  'Content-Encoding',
  'Content-Length',
  'Transfer-Encoding',
  'X-Request-Id',
];
const SENT_AT_HEADER = 'X-Seen-At';

/** Caches a newer page for the next visit. The cached page itself loads what has changed. */
export const cachedPages = new StaleWhileRevalidate({
  cacheName: PAGES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)) ?? request,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && isRecent(cachedResponse) ? cachedResponse : undefined,
      cacheWillUpdate: ({ response }) => withSentAt(response),
      cacheDidUpdate: dropOldest,
      handlerDidError: ({ request }) => withoutNetwork(new URL(request.url)),
    },
  ],
});

/** Those of the open pages; without one, those of the pages that the worker before has cached. */
export async function languagesInUse(open: readonly WindowClient[]): Promise<Language[]> {
  const urls = open.map(({ url }) => url);
  if (urls.length === 0) {
    for (const name of await earlierCaches(PAGES_CACHE)) {
      urls.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
    }
  }
  const used = new Set(urls.map((url) => splitLanguage(new URL(url).pathname).language));
  return LANGUAGES.filter((language) => used.has(language));
}

export async function cacheFirstPages(
  event: ExtendableEvent,
  open: readonly WindowClient[],
  languages: readonly Language[],
): Promise<void> {
  const keys = open.flatMap(({ url }) => pageKey(new URL(url)) ?? []);
  const ahead = languages.flatMap((language) => PAGES_AHEAD.map((path) => pathIn(language, path)));
  await Promise.all(
    [...new Set([...ahead, ...keys])].map(async (path) => {
      const [, done] = cachedPages.handleAll({ event, request: new Request(path) });
      await done;
    }),
  );
}

/** Pages of other builds need files that this worker does not have. */
export async function dropOldPages(): Promise<void> {
  const older = await earlierCaches(PAGES_CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Null for a failure, a network's sign-in page, and a page of another build. */
export async function withSentAt(response: Response): Promise<Response | null> {
  if (response.status !== 200 || response.redirected) return null;
  const html = await response.text();
  if (!html.includes(BUILD_MARK)) return null;
  const seenAt = String(Date.now());
  const headers = new Headers(response.headers);
  for (const name of UNCACHED_HEADERS) headers.delete(name);
  headers.set(SENT_AT_HEADER, seenAt);
  return new Response(html.replace('<html ', `<html ${SENT_AT}="${seenAt}" `), { headers });
}

function isRecent(page: Response): boolean {
  return Date.now() - Number(page.headers.get(SENT_AT_HEADER)) < SHOWN_FIRST_FOR_MS;
}

/** The cached page of any age, or the menu instead of a page that was never cached. */
async function withoutNetwork(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(PAGES_CACHE);
  const kept = await cache.match(pageKey(url) ?? url, { ignoreVary: true });
  if (kept) return kept;
  const own = splitLanguage(url.pathname).language;
  for (const language of [own, ...LANGUAGES]) {
    const menu = pathIn(language, '/menu');
    if (await cache.match(menu, { ignoreVary: true })) return Response.redirect(menu);
  }
  return undefined;
}

async function dropOldest(): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  const pages = await cache.keys();
  await Promise.all(pages.slice(0, -MOST_PAGES).map((page) => cache.delete(page)));
}
