import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { httpParts } from '../../../../tests/support/platform/http-parts';
import { RENDERS_AT_ONCE } from '../../limits/open-at-once';
import { createHttpApp, type HttpParts } from '../http-app';
import { isMissingFile, limitRenders, shellOf } from './page-shells';

/** A shop with the pages '/menu/:slug', '/admin/orders/:orderId', '/checkout' and '/*'. */
function shop(changes: Partial<HttpParts> = {}) {
  const rendered: string[] = [];
  const patternOf = (pathname: string) => {
    if (pathname.startsWith('/menu/')) return '/menu/:slug';
    if (pathname.startsWith('/admin/orders/')) return '/admin/orders/:orderId';
    return pathname.startsWith('/checkout') ? '/checkout' : '/*';
  };
  const render = async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    rendered.push(pathname + search);
    if (pathname === '/-') return new Response(null, { status: 302, headers: { Location: '/' } });
    return new Response(`page ${rendered.length}`, { headers: { 'X-Frame-Options': 'DENY' } });
  };
  const pages = Object.assign(render, {
    shellOf: ({ url }: Request) => shellOf(new URL(url).pathname, patternOf),
  });
  const app = createHttpApp({ ...httpParts(), pages, ...changes });
  return { app, rendered };
}

test('a private page and an unknown path are rendered once, whatever ids and queries are sent', async () => {
  const { app, rendered } = shop();
  for (let each = 0; each < 200; each += 1) {
    const order = await app.request(`/admin/orders/A${each}?x=${each}`);
    expect([order.status, await order.text()]).toEqual([200, 'page 1']);
    const unknown = await app.request(`/unknown-${each}/x`);
    expect([unknown.status, unknown.headers.get('Location')]).toEqual([302, '/']);
    await app.request(`/checkout.data?_routes=${each}`);
  }
  expect(rendered).toEqual(['/admin/orders/-', '/-', '/checkout.data']);
});

test('a dish’s page is rendered once, and all unknown dishes share one response', async () => {
  const dishes = [{ id: 'p1', slug: 'tea' }];
  const { app, rendered } = shop({ api: async () => Response.json(dishes) });
  for (let each = 0; each < 20; each += 1) {
    for (const path of ['tea', 'p1', `made-up-${each}`])
      await app.request(`/menu/${path}?x=${each}`);
  }
  expect(rendered).toEqual(['/menu/tea', '/menu/p1', '/menu/-']);
});

test('views of dishes parse the menu once, and again when it has changed', async () => {
  let dishes = [{ id: 'p1', slug: 'tea' }];
  const { app, rendered } = shop({ api: async () => Response.json(dishes) });
  const parse = vi.spyOn(JSON, 'parse');
  const parsed = () => parse.mock.calls.filter(([text]) => text.includes('slug')).length;
  for (const path of ['tea', 'p1', 'momo', 'made-up', 'tea']) await app.request(`/menu/${path}`);
  app.clearCache();
  await app.request('/menu/tea');
  expect(parsed()).toBe(1);
  dishes = [{ id: 'p2', slug: 'momo' }];
  app.clearCache();
  await app.request('/menu/momo');
  expect(parsed()).toBe(2);
  parse.mockRestore();
  expect(rendered.at(-1)).toBe('/menu/momo');
});

test.each([
  ['/apple-touch-icon.png', true],
  ['/wp-login.php', true],
  ['/some/where.JS', true],
  ['/no/such/page', false],
  ['/no-such-page.data', false],
  ['/v1.2', false],
  ['/checkout', false],
])('%s is a missing file: %s', async (path, isFile) => {
  expect(isMissingFile(path, path === '/checkout' ? path : '/*')).toBe(isFile);
  const { app, rendered } = shop();
  await app.request(path);
  // Every other page is a shell, whose path the client does not choose.
  expect(rendered.includes(path)).toBe(isFile || path === '/checkout');
});

test('a shell has the headers of a page, for HEAD as for GET', async () => {
  const { app } = shop();
  const [read, head] = [
    await app.request('/checkout'),
    await app.request('/checkout', { method: 'HEAD' }),
  ];
  expect(await head.text()).toBe('');
  for (const { headers } of [read, head]) {
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

test('a shell shows a change of the shop', async () => {
  let change = (_: string) => {};
  const { app, rendered } = shop({
    onPublicChange: (changed) => {
      change = changed;
    },
  });
  await app.request('/checkout');
  change('settings');
  expect(await (await app.request('/checkout')).text()).toBe('page 2');
  expect(rendered).toEqual(['/checkout', '/checkout']);
});

test('few pages are rendered at once, and every one is rendered', async () => {
  const inTurn = limitRenders();
  const now = { running: 0, most: 0 };
  const render = async (fails: boolean) => {
    now.running += 1;
    now.most = Math.max(now.most, now.running);
    await sleep(1);
    now.running -= 1;
    if (fails) throw new Error('failed');
  };
  const renders = Array.from({ length: 20 }, (_, each) =>
    inTurn('/menu/-', () => render(each % 3 === 0)),
  );
  const ended = await Promise.allSettled(renders);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
  expect(now).toEqual({ running: 0, most: RENDERS_AT_ONCE });
});

test('a public page is rendered before the pages of dishes that wait', async () => {
  const inTurn = limitRenders();
  const rendered: string[] = [];
  const paths = ['/menu/tea', '/menu/momo', '/menu/soup', '/menu', '/checkout'];
  await Promise.all(paths.map((path) => inTurn(path, async () => rendered.push(path))));
  expect(rendered).toEqual(['/menu/tea', '/menu', '/menu/momo', '/menu/soup', '/checkout']);
});

test('a page that waits for the database does not keep others waiting', async () => {
  const inTurn = limitRenders();
  let answer = () => {};
  const database = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const waiting = inTurn('/menu/tea', () => database);
  expect(await inTurn('/checkout', async () => 'rendered')).toBe('rendered');
  answer();
  await waiting;
  expect(await inTurn('/checkout', async () => 'again')).toBe('again');
});
