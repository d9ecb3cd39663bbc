import { afterAll, beforeAll, expect, test } from 'vitest';
import { observatoryScore } from '../../../tests/support/observatory-score';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { createApp } from '../../app';
import { PAGE_HEADERS, pagePolicy, WORKER_POLICY } from '../pages/page-policy';
import type { StaticAssets } from '../static/static-assets';

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
    [
      '/sw.js',
      {
        bodies: { identity: body },
        headers: { ...headers, 'Content-Security-Policy': WORKER_POLICY },
        etag: 'w',
      },
    ],
  ]);
  const app = createApp(shop.shop, {
    assets,
    pages: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/gone') return new Response('gone', { status: 404 });
      if (pathname === '/broken') throw new Error('a bug');
      if (pathname === '/old') {
        return new Response(null, { status: 302, headers: { Location: `${ORIGIN}/` } });
      }
      return page();
    },
  });
  ask = async (path, init) => app.request(`${ORIGIN}${path}`, init);
});
afterAll(() => shop.close());

function page(): Response {
  const policy = pagePolicy(['sha256-abc='], ORIGIN);
  return new Response('<p>', {
    headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy, ...PAGE_HEADERS },
  });
}

/** The directives of a policy with their sources. */
function directives(policy: string): Record<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
}

/** Without cookies a site can have no more: 10 for its policy and its resources each, 5 twice. */
const MOST = 130;

/** The Observatory's score, and what the shop asks of its headers beyond that. */
async function expectAPlus(answer: Response): Promise<void> {
  const { headers } = answer;
  expect(observatoryScore({ headers, body: await answer.text() })).toBeGreaterThanOrEqual(MOST);
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
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
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
  ['the service worker', '/sw.js', 200],
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
  await expectAPlus(answer);
});

test('the score falls with each header that is missing or lax', async () => {
  const { headers: whole } = await ask('/');
  const scoreWith = (changes: Record<string, string | null>, body = '<p>') => {
    const headers = new Headers(whole);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    return observatoryScore({ headers, body });
  };
  const policy = whole.get('Content-Security-Policy') ?? '';
  const csp = (changed: string) => scoreWith({ 'Content-Security-Policy': changed });
  const cookie = (set: string) => scoreWith({ 'Set-Cookie': set });
  expect(scoreWith({})).toBe(MOST);
  expect(csp("script-src 'self' 'unsafe-inline'; object-src 'none'")).toBe(80);
  expect(csp(policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"))).toBe(120);
  expect(csp(policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"))).toBe(110);
  expect(csp(policy.replace("default-src 'none'", "default-src 'self'"))).toBe(125);
  expect(csp(policy.replace('img-src', 'img-src http:'))).toBe(110);
  expect(scoreWith({ 'Strict-Transport-Security': null })).toBe(80);
  expect(scoreWith({ 'Strict-Transport-Security': 'max-age=600' })).toBe(120);
  expect(scoreWith({ 'Referrer-Policy': 'unsafe-url' })).toBe(120);
  expect(scoreWith({ 'X-Content-Type-Options': null })).toBe(125);
  expect(scoreWith({ 'Cross-Origin-Resource-Policy': null })).toBe(120);
  expect(scoreWith({ 'Access-Control-Allow-Credentials': 'true' })).toBe(50);
  expect(scoreWith({}, '<script src="https://cdn.example/x.js"></script>')).toBe(125);
  expect(cookie('session=1; Secure; HttpOnly; SameSite=Lax')).toBe(MOST + 5);
  expect(cookie('session=1; Secure; SameSite=Lax')).toBe(70);
  expect(observatoryScore({ headers: new Headers(), body: '' })).toBe(30);
});

test('the session’s cookie belongs to this host alone, over https', async () => {
  const account = { email: 'owner@cafe.example', password: 'first-admin-password' };
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(account);
  const answer = await ask('/api/auth/sign-in/email', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  expect(observatoryScore({ headers: answer.headers, body: '' })).toBe(MOST + 5);
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
