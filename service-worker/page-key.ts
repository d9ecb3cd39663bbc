import { pathIn, splitLanguage } from '../shared/domain/platform/languages';

/** The storefront's pages, each in every language. Their HTML is the same for everyone and contains no session. */
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
  const { language, path } = splitLanguage(pathname);
  if (!PAGES.has(path)) return undefined;
  const category = path === '/menu' && searchParams.get('category');
  const key = category ? `/menu?${new URLSearchParams({ category })}` : path;
  return pathIn(language, key);
}
