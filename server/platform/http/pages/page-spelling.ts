import type { MiddlewareHandler } from 'hono';
import {
  pathIn,
  SOURCE_LANGUAGE,
  splitLanguage,
} from '../../../../shared/domain/platform/languages';
import { PRIVATE_PAGES, PUBLIC_PAGES } from '../static/search-engine-files';
import { isBackOffice } from './page-language';

const PAGES: ReadonlySet<string> = new Set([...PUBLIC_PAGES, ...PRIVATE_PAGES]);

/**
 * Redirects '/MENU', '/menu/' and '/%6Denu' to '/menu', the only spelling that is cached, and '/hi/admin' to
 * '/admin', which has one address for all languages.
 */
export const redirectSpelling: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  // Collapse leading slashes: a Location with two would redirect to another site.
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const { language, path } = splitLanguage(decodeURIComponent(tidy).toLowerCase());
  const spelled = PAGES.has(path)
    ? pathIn(isBackOffice(path) ? SOURCE_LANGUAGE : language, path)
    : withoutLanguage(tidy);
  return spelled === pathname ? next() : c.redirect(spelled + search, 308);
};

/** A page of the back office; every other path as it is. */
function withoutLanguage(pathname: string): string {
  const { path } = splitLanguage(pathname);
  return isBackOffice(path) ? path : pathname;
}
