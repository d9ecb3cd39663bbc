import type { MiddlewareHandler } from 'hono';

/** The storefront's public pages, which are the same for everyone. */
export const PUBLIC_PAGES = ['/', '/menu', '/about', '/contact', '/privacy'] as const;

/** Personal pages and the back office. */
export const PRIVATE_PAGES = ['/admin', '/checkout', '/profile', '/order-history'] as const;

/** Excludes private pages from search engines that follow a link to them. */
export const noIndex: MiddlewareHandler = async (c, next) => {
  await next();
  const { path } = c.req;
  if (PRIVATE_PAGES.some((page) => path === page || path.startsWith(`${page}/`))) {
    c.res.headers.set('X-Robots-Tag', 'noindex');
  }
};

const CACHED_FOR_A_DAY = 'public, max-age=86400';

/** robots.txt and the sitemap. @param publicUrl without a slash at the end. */
export function searchEngineFiles(publicUrl: string): ReadonlyMap<string, () => Response> {
  const robots = [
    'User-agent: *',
    ...PRIVATE_PAGES.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PAGES.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
  return new Map([
    ['/robots.txt', () => textOf('text/plain', robots)],
    ['/sitemap.xml', () => textOf('application/xml', sitemap)],
  ]);
}

function textOf(type: string, text: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHED_FOR_A_DAY },
  });
}
