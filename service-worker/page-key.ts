/** The storefront's pages. Their HTML is the same for everyone and contains no session. */
const PAGES: ReadonlySet<string> = new Set([
  '/',
  '/menu',
  '/about',
  '/contact',
  '/privacy',
  '/checkout',
  '/profile',
  '/order-history',
  '/order-history/bill',
]);

/**
 * The cache key of a page; undefined for requests that the worker leaves to the network. Other parts
 * of a URL, such as Instagram's `fbclid` or a guest's token, do not change the page and are never
 * stored.
 */
export function pageKey({ pathname, searchParams }: URL): string | undefined {
  if (!PAGES.has(pathname)) return undefined;
  const category = pathname === '/menu' && searchParams.get('category');
  return category ? `/menu?${new URLSearchParams({ category })}` : pathname;
}
