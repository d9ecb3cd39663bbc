import { beforeEach, expect, test } from 'vitest';
import { httpParts, logTo } from '../../tests/support/http-parts';
import type { ApiHandler } from './api/api-handler';
import { createApiHandler } from './api/api-handler';
import { createHttpApp, type HttpParts } from './http-app';

let logged: Record<string, unknown>[];

beforeEach(() => {
  logged = [];
});

function shop(parts: Partial<HttpParts> = {}) {
  return createHttpApp({ ...httpParts(), log: logTo((line) => logged.push(line)), ...parts });
}

const echo: ApiHandler = async (request, { requestId, clientIp }) =>
  Response.json({ requestId, clientIp, body: await request.text() });

test('every answer carries an id of our own making', async () => {
  const app = shop({ api: echo });
  const headers = { 'X-Request-Id': 'forged' };
  const response = await app.request('/api/x', { headers });
  expect(response.headers.get('X-Request-Id')).toBe('request-1');
  expect(await response.json()).toMatchObject({ requestId: 'request-1' });
  expect((await app.request('/healthz')).headers.get('X-Request-Id')).toBe('request-2');
});

test('the client’s address is what the proxy says, where there is one', async () => {
  const headers = { 'X-Forwarded-For': '198.51.100.9, 203.0.113.7' };
  const seen = async (trustProxy: number) => {
    const response = await shop({ api: echo, trustProxy }).request('/api/x', { headers });
    return response.json();
  };
  expect(await seen(0)).toMatchObject({ clientIp: '127.0.0.1' });
  expect(await seen(1)).toMatchObject({ clientIp: '203.0.113.7' });
});

test('an unknown call of the API is answered in the wire’s form', async () => {
  const response = await shop().request('/api/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    code: 'not_found',
    status: 404,
    message: expect.any(String),
  });
});

test('a bug is answered without a word about it, and logged with the request’s id', async () => {
  const api = createApiHandler([() => Promise.reject(new Error('secret detail'))]);
  const response = await shop({ api }).request('/api/x');
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ code: 'internal_error', status: 500 });
  expect(text).not.toContain('secret');
  expect(logged).toContainEqual(
    expect.objectContaining({
      requestId: 'request-1',
      err: expect.objectContaining({ message: 'secret detail' }),
    }),
  );
});

test('a page that cannot be made is answered without a word about it', async () => {
  const response = await shop({ pages: () => Promise.reject(new Error('secret')) }).request(
    '/menu',
  );
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
});

test.each([
  ['its length told', { 'Content-Length': String(70_000) }, 'x'.repeat(70_000)],
  ['its length not told', {}, new Blob(['x'.repeat(70_000)]).stream()],
])('a body that is too large is refused, %s', async (_name, headers, body) => {
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = await shop({ api: echo }).request('/api/x', init);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'too_large', status: 413 });
});

test('a body within the limit arrives whole', async () => {
  const body = 'x'.repeat(60_000);
  const headers = { 'Content-Type': 'application/json' };
  const response = await shop({ api: echo }).request('/api/x', { method: 'POST', headers, body });
  expect(await response.json()).toMatchObject({ body });
});

test('one line a request is logged, without its path or query', async () => {
  await shop({ api: echo }).request('/api/orders/1?accessToken=secret', { method: 'POST' });
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    requestId: 'request-1',
    method: 'POST',
    route: '/api/*',
    status: 200,
    ms: expect.any(Number),
  });
  expect(JSON.stringify(logged)).not.toContain('secret');
});

test('files and probes are logged for debugging only', async () => {
  const app = shop();
  await app.request('/healthz');
  await app.request('/assets/gone.js');
  expect(logged.map((line) => line['level'])).toEqual([20, 20]);
});

test('a file that is gone is no page', async () => {
  const app = shop({ pages: async () => new Response('page') });
  expect((await app.request('/assets/gone.js')).status).toBe(404);
  expect(await (await app.request('/menu')).text()).toBe('page');
});

test('a page’s loaders ask the API as the page’s visitor', async () => {
  const app = shop({
    api: echo,
    trustProxy: 1,
    pages: (_request, facts, api) => api(new Request('http://shop/api/x'), facts),
  });
  const response = await app.request('/checkout', {
    headers: { 'X-Forwarded-For': '203.0.113.7' },
  });
  expect(await response.json()).toMatchObject({
    clientIp: '203.0.113.7',
    requestId: 'request-1',
  });
});

test('the process is up while the database is away', async () => {
  const app = shop({ checkReady: () => Promise.reject(new Error('no database')) });
  expect((await app.request('/healthz')).status).toBe(200);
  const response = await app.request('/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
});

test.each(['/', '/api/x', '/healthz', '/assets/gone.js'])('%s is answered safely', async (path) => {
  const { headers } = await shop({ pages: async () => new Response('page') }).request(path);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Strict-Transport-Security')).toBeNull();
});

test('browsers are told to stay with https where the shop is reached by it', async () => {
  const { headers } = await shop({ publicUrl: 'https://cafe.example' }).request('/healthz');
  expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{7}/);
});

test('a page takes nothing but to be read', async () => {
  const pages = async () => new Response('the page');
  const app = shop({ pages });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await app.request('/menu', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  }
  expect((await app.request('/menu', { method: 'HEAD' })).status).toBe(200);
  expect(await (await app.request('/menu')).text()).toBe('the page');
});

test('search engines are told what there is and what is not theirs', async () => {
  const app = shop({ publicUrl: 'https://cafe.example', pages: async () => new Response('page') });
  const robots = await app.request('/robots.txt');
  expect(robots.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const lines = (await robots.text()).split('\n');
  expect(lines).toContain('Sitemap: https://cafe.example/sitemap.xml');
  for (const path of ['/admin', '/checkout', '/profile', '/order-history']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  const sitemap = await app.request('/sitemap.xml');
  expect(sitemap.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const places = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);
  expect(places).toEqual(
    ['/', '/menu', '/about', '/contact', '/privacy'].map((path) => `https://cafe.example${path}`),
  );
});

test('a page rendered from a stale part is rendered again for the next request', async () => {
  let fails = false;
  let says = 'first';
  const app = shop({
    api: async () => new Response(says, { status: fails ? 503 : 200 }),
    pages: async (_request, facts, api) => api(new Request('http://shop/api/products'), facts),
  });
  const menu = async () => (await app.request('/menu')).text();
  expect(await menu()).toBe('first');
  app.clearCache();
  [fails, says] = [true, 'second'];
  expect(await menu()).toBe('first');
  fails = false;
  expect(await menu()).toBe('second');
});

test('made-up categories share the menu as it opens', async () => {
  let categories = [{ id: 'tea' }];
  const made: string[] = [];
  const app = shop({
    api: async () => Response.json(categories),
    pages: async ({ url }) => {
      made.push(new URL(url).search);
      return new Response('the page');
    },
  });
  const read = (category: string) => app.request(`/menu?${new URLSearchParams({ category })}`);
  for (const category of ['', 'made up', 'tea', '__proto__', 'tea', 'made up']) {
    expect(await (await read(category)).text()).toBe('the page');
  }
  expect(made).toEqual(['', '?category=tea']);

  categories = [{ id: 'made up' }];
  app.clearCache();
  await read('made up');
  await read('tea');
  expect(made.slice(2)).toEqual(['?category=made+up', '']);
});

test('while the categories cannot be read, every category is the menu as it opens', async () => {
  const app = shop({
    api: async () => new Response('away', { status: 503 }),
    pages: async ({ url }) => new Response(`menu ${new URL(url).search}`, { status: 503 }),
  });
  const response = await app.request('/menu?category=tea');
  expect([response.status, await response.text()]).toEqual([503, 'menu ']);
});

test('made-up categories push nothing out of the cache', async () => {
  let rendered = 0;
  const app = shop({
    api: async () => Response.json([{ id: 'tea' }]),
    pages: async () => {
      rendered += 1;
      return new Response('the page');
    },
  });
  for (const path of ['/', '/menu', '/menu?category=tea']) await app.request(path);
  for (let each = 0; each < 200; each += 1) await app.request(`/menu?category=made-up-${each}`);
  for (const path of ['/', '/menu', '/menu?category=tea']) await app.request(path);
  expect(rendered).toBe(3);
});

test('HEAD gets the headers of GET and is served from the cache', async () => {
  let made = 0;
  const app = shop({
    pages: async ({ method }) => {
      made += 1;
      return new Response(`the page by ${method}`);
    },
  });
  const head = await app.request('/menu', { method: 'HEAD' });
  expect(await head.text()).toBe('');
  const got = await app.request('/menu');
  expect(await got.text()).toBe('the page by GET');
  for (const name of ['ETag', 'Content-Length', 'Vary', 'Cache-Control']) {
    expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
  }
  expect(head.headers.get('Content-Length')).toBe('15');
  expect(made).toBe(1);
  expect(logged.map(({ method, status }) => [method, status])).toEqual([
    ['HEAD', 200],
    ['GET', 200],
  ]);
});

test('a path that cannot be decoded reaches no page, file or log line', async () => {
  let asked = 0;
  const answer = async () => {
    asked += 1;
    return new Response();
  };
  const app = shop({ pages: answer, storedPictures: answer, api: answer });
  const paths = ['/%zz', '/menu/%', '/pictures/%c0%ae', '/%ff.data', '/api/orders/%e0%a4'];
  for (const path of paths) {
    const response = await app.request(`${path}+919876543210`);
    expect([path, response.status]).toEqual([path, 400]);
  }
  expect(asked).toBe(0);
  expect(JSON.stringify(logged)).not.toMatch(/9876543210|%zz/);
  expect((await app.request('/%E0%A4%9A%E0%A4%BE%E0%A4%AF')).status).toBe(200);
});

test('a page with an Authorization header is served from the cache', async () => {
  let rendered = 0;
  const pages = async () => new Response(`render ${++rendered}`);
  const app = shop({ pages });
  for (const headers of [{}, { Authorization: 'Bearer x' }, { 'admin-UID': 'x' }]) {
    expect(await (await app.request('/menu', { headers })).text()).toBe('render 1');
  }
});

test.each([
  ['/MENU', '/menu'],
  ['/menu/', '/menu'],
  ['/menu///', '/menu'],
  ['//menu', '/menu'],
  ['/%6Denu', '/menu'],
  ['/Menu/?category=tea&x=1', '/menu?category=tea&x=1'],
  ['/Checkout', '/checkout'],
  ['/ADMIN/', '/admin'],
  ['/admin/orders/AB12/', '/admin/orders/AB12'],
  ['/order-history/', '/order-history'],
  ['//evil.example/', '/evil.example'],
  ['/\\\\evil.example/', '/evil.example'],
])('%s is a redirect to %s and renders nothing', async (path, target) => {
  const app = shop({ pages: () => Promise.reject(new Error('rendered')) });
  for (const method of ['GET', 'HEAD']) {
    const response = await app.request(`http://localhost:3000${path}`, { method });
    expect([response.status, response.headers.get('Location')]).toEqual([308, target]);
  }
});

test.each(['/', '/menu', '/admin/orders/AB12', '/menu.data', '/%E0%A4%9A'])(
  '%s is a page’s own spelling',
  async (path) => {
    const app = shop({ pages: async () => new Response('the page') });
    expect((await app.request(path)).status).toBe(200);
  },
);
