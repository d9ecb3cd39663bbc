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

/** A page's cache key, without `fbclid` and guests' tokens; undefined leaves it to the network. */
export function pageKey({ pathname, searchParams }: URL): string | undefined {
  if (!PAGES.has(pathname)) return undefined;
  const category = pathname === '/menu' && searchParams.get('category');
  return category ? `/menu?${new URLSearchParams({ category })}` : pathname;
}
