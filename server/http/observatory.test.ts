import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { pagePolicy } from './page-policy';
import type { StaticAssets } from './static-assets';

const ORIGIN = 'https://cafe.example';
const HALF_A_YEAR_S = 15_768_000;

let shop: TestShop;
let ask: (path: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_URL: ORIGIN });
  const body = new TextEncoder().encode('run()');
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
  const assets: StaticAssets = new Map([
    ['/assets/app.js', { bodies: { identity: body }, headers, etag: 'a' }],
  ]);
  const app = createApp(shop.shop, {
    assets,
    pages: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/gone') return new Response('gone', { status: 404 });
      if (pathname === '/broken') throw new Error('a bug');
      if (pathname === '/old') return Response.redirect(`${ORIGIN}/`, 302);
      return page();
    },
  });
  ask = async (path, init) => app.request(`${ORIGIN}${path}`, init);
});
afterAll(() => shop.close());

function page(): Response {
  const policy = pagePolicy(['sha256-abc='], ORIGIN);
  return new Response('<p>', {
    headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy },
  });
}

/** The directives of a policy with their sources. */
function directives(policy: string): Record<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
}

/**
 * What Mozilla's Observatory takes points for, and what it gives them for above 100: together its
 * grade A+.
 */
function expectAPlus(headers: Headers): void {
  const policy = directives(headers.get('Content-Security-Policy') ?? '');
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['object-src'] ?? policy['default-src']).toEqual(["'none'"]);
  expect(["'none'", "'self'"]).toContain(policy['form-action']?.join());
  for (const name of ['script-src', 'style-src']) {
    for (const source of policy[name] ?? []) expect(source).toMatch(/^'(self|sha256-.+)'$/);
  }
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(HALF_A_YEAR_S);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
}

const post = (body: string) => ({ method: 'POST', body });

test.each<[string, string, number, RequestInit?]>([
  ['a page', '/', 200],
  ['a page that is gone', '/gone', 404],
  ['a page that fails', '/broken', 500],
  ['a redirect', '/old', 302],
  ['a file', '/assets/app.js', 200],
  ['a file that is gone', '/assets/gone.js', 404],
  ['a picture that is gone', '/pictures/x.svg', 404],
  ['a file for search engines', '/robots.txt', 200],
  ['the API', '/api/products', 200],
  ['the API’s document', '/api/openapi.json', 200],
  ['the API’s page', '/api/docs', 200],
  ['a call that is not there', '/api/nothing', 404],
  ['a call without a token', '/api/admins', 401],
  ['a call with bad input', '/api/orders', 400, post('{')],
  ['a body that is too large', '/api/orders', 413, post('x'.repeat(70_000))],
  ['a sign-in', '/api/auth/sign-in/email', 400, post('{}')],
  ['a method that pages do not take', '/', 405, post('')],
  ['a method that nothing takes', '/', 405, { method: 'OPTIONS' }],
  ['the probe', '/healthz', 200],
])('%s has grade A+ by the rules of Observatory', async (_kind, path, status, init) => {
  const answer = await ask(path, init);
  expect(answer.status).toBe(status);
  expectAPlus(answer.headers);
});

test('the session’s cookie belongs to this host alone, over https', async () => {
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
