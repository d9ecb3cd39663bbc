import type { MiddlewareHandler } from 'hono';
import {
  LANGUAGES,
  pathIn,
  SOURCE_LANGUAGE,
  splitLanguage,
} from '../../../../shared/domain/platform/languages';
import { offeredLanguages } from '../pages/offered-languages';

/** The storefront's public pages, which are the same for everyone. */
export const PUBLIC_PAGES = ['/', '/menu', '/about', '/contact', '/privacy'] as const;

/** Personal pages and the back office. */
export const PRIVATE_PAGES = ['/admin', '/checkout', '/profile', '/order-history'] as const;

/** Excludes private pages, and those in languages not offered, from search engines that follow a link to them. */
export const noIndex: MiddlewareHandler = async (c, next) => {
  await next();
  const { language, path } = splitLanguage(c.req.path);
  const isPrivate = PRIVATE_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
  if (isPrivate || !offeredLanguages().includes(language)) {
    c.res.headers.set('X-Robots-Tag', 'noindex');
  }
};

const CACHED_FOR_A_DAY = 'public, max-age=86400';

/** robots.txt and the sitemap of the offered languages. @param publicUrl without a slash at the end. */
export function searchEngineFiles(publicUrl: string): ReadonlyMap<string, () => Response> {
  const robots = [
    'User-agent: *',
    ...LANGUAGES.flatMap((language) =>
      PRIVATE_PAGES.map((path) => `Disallow: ${pathIn(language, path)}`),
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  return new Map([
    ['/robots.txt', () => textOf('text/plain', robots)],
    ['/sitemap.xml', () => textOf('application/xml', sitemapOf(publicUrl))],
  ]);
}

function sitemapOf(publicUrl: string): string {
  const offered = offeredLanguages();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...PUBLIC_PAGES.flatMap((path) =>
      offered.map((language) => {
        const others = [...offered, 'x-default' as const].map((each) => {
          const href = publicUrl + pathIn(each === 'x-default' ? SOURCE_LANGUAGE : each, path);
          return `<xhtml:link rel="alternate" hreflang="${each}" href="${href}"/>`;
        });
        return `<url><loc>${publicUrl}${pathIn(language, path)}</loc>${others.join('')}</url>`;
      }),
    ),
    '</urlset>',
    '',
  ].join('\n');
}

function textOf(type: string, text: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHED_FOR_A_DAY },
  });
}
