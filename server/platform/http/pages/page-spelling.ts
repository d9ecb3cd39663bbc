import type { MiddlewareHandler } from 'hono';
import { PRIVATE_PAGES, PUBLIC_PAGES } from '../static/search-engine-files';

const PAGES: ReadonlySet<string> = new Set([...PUBLIC_PAGES, ...PRIVATE_PAGES]);

/** Redirects '/MENU', '/menu/' and '/%6Denu' to '/menu', the only spelling that is cached. */
export const redirectSpelling: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  // Collapse leading slashes: a Location with two would redirect to another site.
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const page = decodeURIComponent(tidy).toLowerCase();
  const spelled = PAGES.has(page) ? page : tidy;
  return spelled === pathname ? next() : c.redirect(spelled + search, 308);
};
