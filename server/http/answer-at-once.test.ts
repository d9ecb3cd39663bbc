import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../tests/support/free-port';
import { httpParts, logTo } from '../../tests/support/http-parts';
import { createHttpApp } from './http-app';
import { listen, type RunningServer } from './listen';

/** Requests that something had to be made for. */
let made: string[];
let logged: Record<string, unknown>[];
let server: RunningServer;
let origin: string;

const app = createHttpApp({
  ...httpParts(),
  log: logTo((line) => logged.push(line)),
  clock: () => new Date('2026-04-15T06:30:20Z'),
  api: async ({ method, url, headers }) => {
    made.push(`${method} ${new URL(url).pathname} ${headers.get('Authorization')}`);
    return Response.json([{ name: 'Masala Chai', note: 'चाय'.repeat(500) }]);
  },
});

beforeAll(async () => {
  const port = await freePort();
  server = await listen(app, '127.0.0.1', port);
  origin = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  app.forgetAnswers();
  made = [];
  logged = [];
});
afterAll(() => server.close());

const read = (headers: Record<string, string> = {}, query = '') =>
  fetch(`${origin}/api/products${query}`, { headers });

/** What two answers to the same question share: all but their ids and their time. */
const common = ({ headers }: Response) =>
  [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)).sort();

test('what is in memory is answered as it was when it was made', async () => {
  const browser = { 'Accept-Encoding': 'gzip, deflate, br' };
  const [first, again] = [await read(browser), await read(browser)];
  expect(made).toEqual(['GET /api/products null']);
  expect([again.status, common(again)]).toEqual([200, common(first)]);
  expect(again.headers.get('Content-Encoding')).toBe('br');
  expect(again.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await again.json()).toEqual(await first.json());
});

test('each answer has its own id and its own line in the log', async () => {
  await read();
  const again = await read({ 'X-Request-Id': 'forged' });
  expect(logged.map(({ requestId }) => requestId).at(-1)).toBe(again.headers.get('X-Request-Id'));
  expect(logged.map(({ route, status }) => [route, status])).toEqual([
    ['/api/*', 200],
    ['/api/products', 200],
  ]);
});

test('who has it already is told so, in no more than headers', async () => {
  const first = await read();
  const again = await read({ 'If-None-Match': first.headers.get('ETag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'));
  expect(made).toHaveLength(1);
});

test('HEAD is told all but the body', async () => {
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
  expect(made).toHaveLength(1);
  expect(logged.at(-2)).toMatchObject({ method: 'HEAD', route: '/api/products', status: 304 });
});

test('a client without brotli gets what it takes', async () => {
  await read();
  const gzip = await read({ 'Accept-Encoding': 'gzip;q=1, br;q=0' });
  expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
  expect(await gzip.json()).toHaveLength(1);
  const plain = await read({ 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(await plain.json()).toHaveLength(1);
  expect(made).toHaveLength(1);
});

test('whoever may be shown more, or asks for something else, has it made', async () => {
  await read();
  await read({ Authorization: 'Bearer of-staff' });
  await read({}, '?categoryId=tea');
  await fetch(`${origin}/api/products`, { method: 'POST' });
  expect(made).toEqual([
    'GET /api/products null',
    'GET /api/products Bearer of-staff',
    'GET /api/products null',
    'POST /api/products null',
  ]);
});

test('what was forgotten is made anew', async () => {
  await read();
  app.forgetAnswers();
  await read();
  expect(made).toHaveLength(2);
});
