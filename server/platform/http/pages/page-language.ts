import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import {
  LANGUAGE_CHOSEN_FOR_S,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
  pathIn,
  SOURCE_LANGUAGE,
} from '../../../../shared/domain/platform/languages';
import { overwriteGetLocale } from '../../../../shared/messages/compiled/runtime';
import type { ReadHeader } from '../encoding/prepared-response';
import { PRIVATE_PAGES, PUBLIC_PAGES } from '../static/search-engine-files';
import { offeredLanguages } from './offered-languages';

const spoken = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => spoken.getStore() ?? SOURCE_LANGUAGE);

/** The messages that `work` makes are in this language. */
export function speakIn<Result>(language: Language, work: () => Result): Result {
  return spoken.run(language, work);
}

const BACK_OFFICE = /^\/admin(?=[/.]|$)/;
export const isBackOffice = (path: string) => BACK_OFFICE.test(path);

/**
 * The request's path with its language. The back office has the same addresses in each: the device's cookie
 * says which, and '/hi/admin' is a name within the server only.
 */
export function spokenPath({ url, headers }: Request): string {
  const { pathname } = new URL(url);
  if (!isBackOffice(pathname)) return pathname;
  return pathIn(chosenLanguage(headers.get('Cookie')) ?? SOURCE_LANGUAGE, pathname);
}

/** More of the header is not read, in characters. */
const ACCEPT_LANGUAGE_LIMIT = 200;
const STOREFRONT: ReadonlySet<string> = new Set([...PUBLIC_PAGES, ...PRIVATE_PAGES]);
const DEEPER_PAGE = /^\/(menu|order-history)\/[^/.]+$/;

/**
 * The language to which a page's plain address leads: at the first visit the one that the browser prefers, then
 * from the home page the chosen one. Every other link opens in its own language.
 */
export function otherLanguage(pathname: string, readHeader: ReadHeader): Language | undefined {
  if (isBackOffice(pathname)) return undefined;
  if (!STOREFRONT.has(pathname) && !DEEPER_PAGE.test(pathname)) return undefined;
  const chosen = chosenLanguage(readHeader('cookie'));
  if (chosen && pathname !== '/') return undefined;
  const language = chosen ?? acceptedLanguage(readHeader('accept-language'), offeredLanguages());
  return language === SOURCE_LANGUAGE ? undefined : language;
}

function chosenLanguage(cookie: string | null | undefined): Language | undefined {
  const value = CHOSEN.exec(cookie ?? '')?.[1];
  return offeredLanguages().find((each) => each === value);
}
const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

/** The language of the page that calls the API, which it sends as `Accept-Language`. */
export function languageOf({ headers }: Request): Language {
  return acceptedLanguage(headers.get('Accept-Language'), LANGUAGES) ?? SOURCE_LANGUAGE;
}

function acceptedLanguage(header: string | null | undefined, ours: readonly Language[]) {
  if (!header) return undefined;
  const accepted = parseAccept(header.slice(0, ACCEPT_LANGUAGE_LIMIT))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0]);
  return accepted.flatMap((each) => ours.find((own) => own === each) ?? [])[0];
}

/** Sends a visitor to the page in their language, and remembers it. */
export function redirectLanguage(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const language = otherLanguage(pathname, (name) => c.req.header(name));
    if (!language) return next();
    setCookie(c, LANGUAGE_COOKIE, language, {
      maxAge: LANGUAGE_CHOSEN_FOR_S,
      path: '/',
      sameSite: 'Lax',
      secure: publicUrl.startsWith('https:'),
    });
    // The next visitor may prefer another.
    c.header('Cache-Control', 'no-store');
    return c.redirect(pathIn(language, pathname) + search, 302);
  };
}
