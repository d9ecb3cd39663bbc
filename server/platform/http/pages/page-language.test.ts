import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../shared/domain/platform/languages';
import { httpParts } from '../../../../tests/support/platform/http-parts';
import { createHttpApp, type HttpParts } from '../http-app';
import { offerLanguages } from './offered-languages';
import { spokenPath } from './page-language';
import { shellOf } from './page-shells';

offerLanguages(LANGUAGES);

/** A shop whose pages say under which path they were rendered. */
function shop(changes: Partial<HttpParts> = {}) {
  const rendered: string[] = [];
  const patternOf = (pathname: string) =>
    pathname.startsWith('/admin/orders/')
      ? '/admin/orders/:orderId'
      : pathname.startsWith('/menu/')
        ? '/menu/:slug'
        : pathname.replace(/\.data$/, '');
  const render = async (request: Request) => {
    rendered.push(spokenPath(request));
    return new Response(spokenPath(request));
  };
  const pages = Object.assign(render, {
    shellOf: (request: Request) => shellOf(spokenPath(request), patternOf),
  });
  const app = createHttpApp({ ...httpParts(), pages, ...changes });
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers });
  return { app, rendered, get };
}

test('each language’s page is rendered once and cached under its own path', async () => {
  const { get, rendered } = shop();
  for (let each = 0; each < 2; each += 1) {
    for (const path of ['/menu', '/hi/menu', '/ne', '/hi/checkout']) {
      expect(await (await get(path)).text()).toBe(path);
    }
  }
  expect(rendered).toEqual(['/menu', '/hi/menu', '/ne', '/hi/checkout']);
});

test.each([
  ['hi-IN,hi;q=0.9,en;q=0.8', '/menu?category=tea&x=1', '/hi/menu?category=tea&x=1'],
  ['ne, en;q=0.5', '/', '/ne'],
  ['en;q=0.5, ne;q=0.9', '/menu/tea', '/ne/menu/tea'],
  ['bn, hi;q=0.7, en;q=0.6', '/order-history?order=o1', '/hi/order-history?order=o1'],
])('a first visit with %s to %s leads to %s', async (accepted, path, target) => {
  const { get, rendered } = shop();
  const response = await get(path, { 'Accept-Language': accepted });
  expect([response.status, response.headers.get('Location')]).toEqual([302, target]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const language = target.slice(1, 3);
  expect(response.headers.get('Set-Cookie')).toBe(
    `language=${language}; Max-Age=31536000; Path=/; SameSite=Lax`,
  );
  expect(rendered).toEqual([]);
});

test.each([
  ['en-IN,hi;q=0.9', '', '/menu'],
  ['en;q=0, fr', '', '/menu'],
  ['hi', 'a=b; language=en', '/menu'],
  ['hi', 'language=ne', '/menu'],
  ['en', 'language=ne', '/hi/menu'],
  ['hi', '', '/ne/menu'],
  ['hi', '', '/admin'],
  ['hi', '', '/menu.data'],
  [`${'x,'.repeat(200)}hi`, '', '/menu'],
  ['', '', '/'],
])('with %j and the cookie %j, %s is shown', async (accepted, cookie, path) => {
  const { get } = shop();
  const response = await get(path, { 'Accept-Language': accepted, Cookie: cookie });
  expect([response.status, await response.text()]).toEqual([200, path]);
});

test('the home page’s plain address leads to the language that was chosen', async () => {
  const { get } = shop();
  const chosen = { Cookie: 'language=ne', 'Accept-Language': 'hi' };
  expect((await get('/', chosen)).headers.get('Location')).toBe('/ne');
  expect((await get('/', { Cookie: 'language=en', 'Accept-Language': 'hi' })).status).toBe(200);
  expect((await get('/', { Cookie: 'language=xx' })).status).toBe(200);
});

test('API, files and unknown paths are never redirected', async () => {
  const { get } = shop({ api: async () => new Response('api') });
  for (const path of ['/api/products', '/robots.txt', '/healthz', '/no-such-page', '/x.png']) {
    const { status } = await get(path, { 'Accept-Language': 'hi' });
    expect([path, status]).not.toEqual([path, 302]);
  }
});

test('the back office keeps its addresses and has the language of the device', async () => {
  const { get, rendered } = shop();
  const read = async (cookie: string) =>
    (await get('/admin/orders/AB12', { Cookie: cookie, 'Accept-Language': 'hi' })).text();
  expect(await read('')).toBe('/admin/orders/-');
  expect(await read('language=hi')).toBe('/hi/admin/orders/-');
  expect(await read('x=1; language=hi')).toBe('/hi/admin/orders/-');
  expect(rendered).toHaveLength(2);
  const prefixed = await get('/hi/admin/orders/AB12?x=1');
  expect([prefixed.status, prefixed.headers.get('Location')]).toEqual([
    308,
    '/admin/orders/AB12?x=1',
  ]);
});

test('other spellings of a language’s page are redirected', async () => {
  const { get } = shop();
  for (const [path, target] of [
    ['/hi/', '/hi'],
    ['/HI/Menu/', '/hi/menu'],
    ['/hi/MENU', '/hi/menu'],
  ] as const) {
    expect((await get(path)).headers.get('Location')).toBe(target);
  }
});

test('the sitemap names each page in each language; private pages are excluded in all', async () => {
  const { get } = shop();
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(sitemap).toContain(
    '<xhtml:link rel="alternate" hreflang="ne" href="http://localhost:3000/ne/menu"/>',
  );
  expect(sitemap).toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="http://localhost:3000/menu"/>',
  );
  expect(await (await get('/robots.txt')).text()).toContain('Disallow: /hi/checkout');
  expect((await get('/ne/profile')).headers.get('X-Robots-Tag')).toBe('noindex');
});

test('a language that is not offered has addresses, to which nothing leads', async () => {
  offerLanguages(['en']);
  const { get } = shop();
  expect((await get('/menu', { 'Accept-Language': 'hi' })).status).toBe(200);
  const hindi = await get('/hi/menu');
  expect([hindi.status, hindi.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(sitemap).not.toContain('/hi');
  offerLanguages(LANGUAGES);
});
