import { StaleWhileRevalidate } from 'workbox-strategies';
import { cacheNames, isPagesCache, PAGES_CACHE } from './cache-names';
import { pageKey } from './page-key';
import { SEEN_AT } from './words';

/** Every page and the menu's categories; a link with a made-up category pushes out the oldest. */
const MOST_PAGES = 24;
/** A page that is older is shown only while there is no network. */
const SHOWN_FIRST_FOR_MS = 7 * 86_400_000;
/** From these an order is made; both open without a network though they were not visited. */
const PAGES_AHEAD = ['/menu', '/checkout'];
/** What belongs to the bytes that were sent, or to one request. */
const NOT_KEPT = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'X-Request-Id'];
const SEEN_AT_HEADER = 'X-Seen-At';

/** The kept page at once, and what the shop has now for the next time; the page itself asks for news. */
export const keptPages = new StaleWhileRevalidate({
  cacheName: PAGES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)) ?? request,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && isRecent(cachedResponse) ? cachedResponse : undefined,
      cacheWillUpdate: ({ response }) => marked(response),
      cacheDidUpdate: dropOldest,
      handlerDidError: ({ request }) => withoutNetwork(new URL(request.url)),
    },
  ],
});

/** Keeps the pages that an order begins from, and those that are open. */
export async function keepFirstPages(event: ExtendableEvent, open: readonly URL[]): Promise<void> {
  const keys = open.map(pageKey).filter((key) => key !== undefined);
  await Promise.all(
    [...new Set([...PAGES_AHEAD, ...keys])].map(async (path) => {
      const [, done] = keptPages.handleAll({ event, request: new Request(path) });
      await done;
    }),
  );
}

/** Pages of other builds name files that this worker does not have. */
export async function dropOldPages(): Promise<void> {
  const older = (await cacheNames()).filter((name) => isPagesCache(name) && name !== PAGES_CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/**
 * The page as it is kept: with its policy, and the moment it was sent written into it. Null for what
 * is not to be kept: a failure, a network's sign-in page, and a page of another build.
 */
async function marked(response: Response): Promise<Response | null> {
  if (response.status !== 200 || response.redirected) return null;
  const html = await response.text();
  if (!html.includes(BUILD_MARK)) return null;
  const seenAt = String(Date.now());
  const headers = new Headers(response.headers);
  for (const name of NOT_KEPT) headers.delete(name);
  headers.set(SEEN_AT_HEADER, seenAt);
  return new Response(html.replace('<html ', `<html ${SEEN_AT}="${seenAt}" `), { headers });
}

function isRecent(page: Response): boolean {
  return Date.now() - Number(page.headers.get(SEEN_AT_HEADER)) < SHOWN_FIRST_FOR_MS;
}

/** However old; and from a page that was never kept, the way leads to the menu. */
async function withoutNetwork(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(PAGES_CACHE);
  const kept = await cache.match(pageKey(url) ?? url, { ignoreVary: true });
  if (kept) return kept;
  return (await cache.match('/menu', { ignoreVary: true }))
    ? Response.redirect('/menu')
    : undefined;
}

async function dropOldest(): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  const pages = await cache.keys();
  await Promise.all(pages.slice(0, -MOST_PAGES).map((page) => cache.delete(page)));
}
