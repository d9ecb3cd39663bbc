import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../tests/support/platform/test-shop';
import { createApp } from '../../../app';
import { prepareResponse } from '../encoding/prepared-response';
import { PAGE_HEADERS, pagePolicy, WORKER_POLICY } from '../pages/page-policy';

const ORIGIN = 'https://cafe.example';

let shop: TestShop;
let ask: (path: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_URL: ORIGIN });
  const identity = new TextEncoder().encode('run()');
  const type = { 'Content-Type': 'text/javascript; charset=utf-8' };
  const worker = { ...type, 'Content-Security-Policy': WORKER_POLICY };
  const app = createApp(shop.shop, {
    assets: new Map([
      ['/assets/app.js', prepareResponse(200, type, { identity })],
      ['/sw.js', prepareResponse(200, worker, { identity })],
    ]),
    pages: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/gone') return page(404);
      if (pathname === '/broken') throw new Error('a bug');
      if (pathname === '/old') {
        return new Response(null, { status: 302, headers: { Location: `${ORIGIN}/` } });
      }
      return page(200);
    },
  });
  ask = async (path, init) => app.request(`${ORIGIN}${path}`, init);
});
afterAll(() => shop.close());

function page(status: number): Response {
  const policy = pagePolicy({ scripts: ['sha256-abc='], styles: [] }, ORIGIN);
  return new Response('<p>', {
    status,
    headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy, ...PAGE_HEADERS },
  });
}

/** Everything but a page: it loads nothing and runs nothing. */
const EVERYWHERE = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

const ON_PAGES = {
  ...EVERYWHERE,
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; img-src 'self' https: data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; upgrade-insecure-requests",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=(self)',
  'x-frame-options': 'DENY',
};

const OF_WORKER = {
  ...EVERYWHERE,
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Headers that say what a response contains, and nothing about security. */
const CONTENT_HEADERS =
  /^(cache-control|content-(encoding|length|type)|allow|etag|location|retry-after|vary|x-request-id|x-robots-tag)$/;

function securityHeadersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !CONTENT_HEADERS.test(name)));
}

const post = (body: string) => ({ method: 'POST', body });

test.each<[string, string, number, Record<string, string>, RequestInit?]>([
  ['a page', '/', 200, ON_PAGES],
  ['a missing page', '/gone', 404, ON_PAGES],
  ['a page that fails', '/broken', 500, EVERYWHERE],
  ['a redirect', '/old', 302, EVERYWHERE],
  ['a file', '/assets/app.js', 200, EVERYWHERE],
  ['the service worker', '/sw.js', 200, OF_WORKER],
  ['a missing file', '/assets/gone.js', 404, EVERYWHERE],
  ['a missing picture', '/pictures/x.svg', 404, EVERYWHERE],
  ['a file for search engines', '/robots.txt', 200, EVERYWHERE],
  ['the API', '/api/products', 200, EVERYWHERE],
  ['the API’s document', '/api/openapi.json', 200, EVERYWHERE],
  ['the API’s page', '/api/docs', 200, EVERYWHERE],
  ['an unknown call', '/api/nothing', 404, EVERYWHERE],
  ['a call without a token', '/api/admins', 401, EVERYWHERE],
  ['a call with bad input', '/api/orders', 400, EVERYWHERE, post('{')],
  ['a body that is too large', '/api/orders', 413, EVERYWHERE, post('x'.repeat(70_000))],
  ['a sign-in', '/api/auth/sign-in/email', 400, EVERYWHERE, post('{}')],
  ['a method that pages do not accept', '/', 405, EVERYWHERE, post('')],
  ['a method that nothing accepts', '/', 405, EVERYWHERE, { method: 'OPTIONS' }],
  ['the probe', '/healthz', 200, EVERYWHERE],
])('%s has exactly these security headers', async (_kind, path, status, expected, init) => {
  const response = await ask(path, init);
  expect(response.status).toBe(status);
  expect(securityHeadersOf(response)).toEqual(expected);
});

test('the session cookie is restricted to this host and https', async () => {
  const account = { email: 'owner@cafe.example', password: 'first-admin-password' };
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(account);
  const answer = await ask('/api/auth/sign-in/email', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/);
    for (const attribute of [/; Secure/i, /; HttpOnly/i, /; SameSite=Lax/i, /; Path=\/(;|$)/i]) {
      expect(cookie).toMatch(attribute);
    }
    expect(cookie).not.toMatch(/; Domain/i);
  }
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  const token = await ask('/api/auth/token', { headers: { cookie } });
  expect(token.status).toBe(200);
});
