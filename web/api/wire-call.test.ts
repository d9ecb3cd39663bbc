import { expect, test } from 'vitest';
import { refusal } from './refusal';
import { type WireRoute, wireCall } from './wire-call';

const BASE = 'https://cafe.example/api';

/** Makes a call that gets `answer`; returns the request sent and the value or error. */
async function make(
  route: WireRoute,
  input: unknown,
  answer: () => Response | Promise<Response> = () => Response.json({ ok: true }),
  options: { signal?: AbortSignal } = {},
) {
  const sent: Request[] = [];
  const call = wireCall(
    route,
    async (request) => {
      sent.push(request);
      return answer();
    },
    BASE,
  );
  const outcome = await call(input, options).then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  return { request: sent[0] ?? new Request(BASE), ...outcome };
}

test('a GET puts path parameters in the path and the rest in the query', async () => {
  const route = { method: 'GET', path: '/orders/{id}' };
  const { request, value } = await make(route, {
    id: 'a/b',
    limit: 5,
    q: 'x & y',
    status: undefined,
  });
  expect(request.url).toBe(`${BASE}/orders/a%2Fb?limit=5&q=x+%26+y`);
  expect(value).toEqual({ ok: true });
});

test('a PUT has the rest as its body, a DELETE has none', async () => {
  const put = await make({ method: 'PUT', path: '/users/{id}' }, { id: 'me', name: 'Asha' });
  expect(put.request.url).toBe(`${BASE}/users/me`);
  expect(await put.request.json()).toEqual({ name: 'Asha' });
  expect(put.request.headers.get('Content-Type')).toBe('application/json');
  const gone = () => new Response(null, { status: 204 });
  const removal = await make({ method: 'DELETE', path: '/users/{id}' }, { id: 'me' }, gone);
  expect(await removal.request.text()).toBe('');
  expect(removal.value).toBeUndefined();
});

test('a detailed call sends headers and returns status and headers', async () => {
  const { request, value } = await make(
    { method: 'POST', path: '/orders', input: 'detailed', output: 'detailed' },
    { headers: { 'idempotency-key': 'k1', other: undefined }, body: { items: [] } },
    () => Response.json({ id: 'o1' }, { status: 200, headers: { 'Idempotent-Replayed': 'true' } }),
  );
  expect(request.headers.get('Idempotency-Key')).toBe('k1');
  expect(await request.json()).toEqual({ items: [] });
  expect(value).toMatchObject({
    status: 200,
    headers: { 'idempotent-replayed': 'true' },
    body: { id: 'o1' },
  });
});

test('a file is sent and received unchanged', async () => {
  const file = new File(['png'], 'waffle.png', { type: 'image/png' });
  const { request, value } = await make({ method: 'POST', path: '/files' }, file, () => {
    const headers = { 'Content-Type': 'text/csv', 'Content-Disposition': 'x; filename="menu.csv"' };
    return new Response('name,price', { headers });
  });
  expect(request.headers.get('Content-Type')).toBe('image/png');
  expect(await request.text()).toBe('png');
  expect(value).toBeInstanceOf(File);
  expect(value).toMatchObject({ name: 'menu.csv', type: 'text/csv' });
});

const READ = { method: 'GET', path: '/settings' };

test('a refusal is thrown with its data and the request’s id', async () => {
  const body = {
    code: 'too_many_requests',
    status: 429,
    message: '',
    data: { retryAfterSeconds: 3 },
  };
  const { error } = await make(READ, undefined, () =>
    Response.json(body, { status: 429, headers: { 'X-Request-Id': 'request-1' } }),
  );
  const message = 'Too many tries. Please try again in 3 seconds.';
  expect(refusal(error)).toEqual({ code: body.code, message, data: body.data });
  expect(error).toMatchObject({ requestId: 'request-1' });
});

test.each([
  ['a request that never arrived', () => Promise.reject(new TypeError('fetch failed'))],
  [
    'an answer that broke off',
    () => new Response('{"ok":', { headers: { 'Content-Type': 'application/json' } }),
  ],
  [
    'the sign-in page of a network',
    () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
  ],
])('%s reads as an outage', async (_name, answer) => {
  const { error } = await make(READ, undefined, answer);
  expect(refusal(error)).toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/connection/),
  });
});

test('a proxy’s error page counts as an outage', async () => {
  const headers = { 'Content-Type': 'text/html' };
  const answer = () => new Response('<html>', { status: 502, headers });
  const { error } = await make(READ, undefined, answer);
  expect(refusal(error).code).toBe('unavailable');
});

test('an aborted call throws the reason of the abort', async () => {
  const aborted = AbortSignal.abort(new Error('left the page'));
  const { error } = await make(READ, undefined, () => Promise.reject(aborted.reason), {
    signal: aborted,
  });
  expect(error).toBe(aborted.reason);
});
