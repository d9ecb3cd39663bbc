import { expect, test } from 'vitest';
import { httpParts, logTo } from '../../../../tests/support/platform/http-parts';
import { createHttpApp, type HttpParts } from '../http-app';

function shop(parts: Partial<HttpParts> = {}) {
  return createHttpApp({ ...httpParts(), ...parts });
}

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

test('unknown categories share the cached menu', async () => {
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

test('while the categories cannot be read, every category shows the plain menu', async () => {
  const app = shop({
    api: async () => new Response('away', { status: 503 }),
    pages: async ({ url }) => new Response(`menu ${new URL(url).search}`, { status: 503 }),
  });
  const response = await app.request('/menu?category=tea');
  expect([response.status, await response.text()]).toEqual([503, 'menu ']);
});

test('unknown categories evict nothing from the cache', async () => {
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
  const logged: Record<string, unknown>[] = [];
  const app = shop({
    log: logTo((line) => logged.push(line)),
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

test('a page with an Authorization header is served from the cache', async () => {
  let rendered = 0;
  const pages = async () => new Response(`render ${++rendered}`);
  const app = shop({ pages });
  for (const headers of [{}, { Authorization: 'Bearer x' }, { 'admin-UID': 'x' }]) {
    expect(await (await app.request('/menu', { headers })).text()).toBe('render 1');
  }
});
