/** The storefront's pages. Their HTML is the same for everyone: nobody's session is in it. */
const PAGES: ReadonlySet<string> = new Set([
  '/',
  '/menu',
  '/about',
  '/contact',
  '/privacy',
  '/checkout',
  '/profile',
  '/order-history',
]);

/**
 * The address under which a page is kept, or undefined for what the worker leaves to the network:
 * the back office, the API, and whatever it does not know. What a link carries besides, such as the
 * `fbclid` of Instagram or the token of a guest's order, changes no page and is kept nowhere.
 */
export function pageKey({ pathname, searchParams }: URL): string | undefined {
  if (!PAGES.has(pathname)) return undefined;
  const category = pathname === '/menu' && searchParams.get('category');
  return category ? `/menu?${new URLSearchParams({ category })}` : pathname;
}
