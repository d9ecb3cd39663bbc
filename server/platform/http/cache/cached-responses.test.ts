import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../../tests/support/platform/free-port';
import { httpParts, logTo } from '../../../../tests/support/platform/http-parts';
import { createHttpApp } from '../http-app';
import { listen, type RunningServer } from '../listen';

/** Requests that reached the API. */
let handled: string[];
let logged: Record<string, unknown>[];
let server: RunningServer;
let origin: string;

const app = createHttpApp({
  ...httpParts(),
  log: logTo((line) => logged.push(line)),
  clock: () => new Date('2026-04-15T06:30:20Z'),
  api: async ({ method, url, headers }) => {
    handled.push(`${method} ${new URL(url).pathname} ${headers.get('Authorization')}`);
    return Response.json([{ name: 'Masala Chai', note: 'चाय'.repeat(500) }]);
  },
});

beforeAll(async () => {
  const port = await freePort();
  server = await listen(app, '127.0.0.1', port);
  origin = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  app.clearCache();
  handled = [];
  logged = [];
});
afterAll(() => server.close());

const read = (headers: Record<string, string> = {}, query = '') =>
  fetch(`${origin}/api/products${query}`, { headers });

/** Headers that are equal in two responses to the same request. */
const common = ({ headers }: Response) =>
  [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)).sort();

test('a cached response equals the rendered one', async () => {
  const browser = { 'Accept-Encoding': 'gzip, deflate, br' };
  const [first, again] = [await read(browser), await read(browser)];
  expect(handled).toEqual(['GET /api/products null']);
  expect([again.status, common(again)]).toEqual([200, common(first)]);
  expect(again.headers.get('Content-Encoding')).toBe('br');
  expect(again.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await again.json()).toEqual(await first.json());
});

test('each response has its own id and its own line in the log', async () => {
  await read();
  const again = await read({ 'X-Request-Id': 'forged' });
  expect(logged.map(({ requestId }) => requestId).at(-1)).toBe(again.headers.get('X-Request-Id'));
  expect(logged.map(({ route, status }) => [route, status])).toEqual([
    ['/api/products', 200],
    ['/api/products', 200],
  ]);
});

test('HEAD gets the headers of GET and no body', async () => {
  const first = await read();
  const head = await fetch(`${origin}/api/products`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const name of ['ETag', 'Content-Length', 'Vary', 'Content-Type']) {
    expect([name, head.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  }
  const unchanged = await fetch(`${origin}/api/products`, {
    method: 'HEAD',
    headers: { 'If-None-Match': head.headers.get('ETag') ?? '' },
  });
  expect(unchanged.status).toBe(304);
  expect(await (await read()).json()).toHaveLength(1);
  expect(handled).toHaveLength(1);
  expect(logged.at(-2)).toMatchObject({ method: 'HEAD', route: '/api/products', status: 304 });
});

test('requests with a token, a bad query or another method are not cached', async () => {
  await read();
  await read({ Authorization: 'Bearer of-staff' });
  await read({}, '?status=tea');
  await fetch(`${origin}/api/products`, { method: 'POST' });
  expect(handled).toEqual([
    'GET /api/products null',
    'GET /api/products Bearer of-staff',
    'GET /api/products null',
    'POST /api/products null',
  ]);
});
