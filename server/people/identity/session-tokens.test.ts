import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { authenticatorApp } from '../../../tests/support/people/authenticator-app';
import { NOON } from '../../../tests/support/platform/test-platform';
import {
  type Answer,
  openTestShop,
  type TestShop,
} from '../../../tests/support/platform/test-shop';

const ORIGIN = { Origin: 'http://localhost:3000' };
const OWNER = { email: 'owner@cafe.example', password: 'first-admin-password' };

let shop: TestShop;
let phones = 9_800_000_000;
beforeAll(async () => {
  // An app's codes follow the machine's clock, which is set to the shop's.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOON) });
  shop = await openTestShop();
});
beforeEach(() => shop.reset());
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

type Headers = Record<string, string>;

const signInByPassword = (headers: Headers = {}, body = OWNER) =>
  shop.request('POST', '/api/auth/sign-in/email', { headers, body });

async function signInByCode(headers: Headers = {}): Promise<Answer> {
  const path = '/api/auth/phone-number';
  phones += 1;
  const phoneNumber = `+91${phones}`;
  await shop.succeed('POST', `${path}/send-otp`, { headers, body: { phoneNumber } });
  const code = shop.platform.messages.at(-1)?.text.slice(0, 6);
  return shop.request('POST', `${path}/verify`, { headers, body: { phoneNumber, code } });
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function storedTokens(): Promise<string[]> {
  const { rows } = await sql<{ token: string }>`select token from identity_sessions`.execute(
    shop.shop.database.db,
  );
  return rows.map(({ token }) => token);
}

const cookieOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** The part of a response that a page's script can read. The cookie is HttpOnly. */
const readable = ({ body, headers }: Answer) =>
  JSON.stringify([body, [...headers].filter(([name]) => name !== 'set-cookie')]);

const readAuth = (path: string, token: string) =>
  shop.request('GET', `/api/auth/${path}`, { token });

test.each([
  ['a password', signInByPassword],
  ['a code', signInByCode],
])('a client that signs in by %s gets a signed bearer token', async (_, signIn) => {
  const { body, headers } = await signIn();
  expect(await storedTokens()).toContain(body.token.split('.')[0]);
  expect(headers.has('set-auth-token')).toBe(false);
  expect((await readAuth('token', body.token)).body.token).toMatch(/^ey/);
  expect((await readAuth('get-session', body.token)).body.user.id).toBe(body.user.id);
  await shop.succeed('POST', '/api/auth/sign-out', { token: body.token, body: {} });
  expect((await readAuth('token', body.token)).status).toBe(401);
});

test('a session token from the database is refused without its signature', async () => {
  await signInByPassword();
  const [stored = ''] = await storedTokens();
  for (const token of [stored, `${stored}.`, `${stored}.${btoa(stored)}`, `${stored}.${stored}`]) {
    expect((await readAuth('token', token)).status).toBe(401);
    expect((await readAuth('get-session', token)).body).toBeNull();
    const headers = { Cookie: `shop.session_token=${encodeURIComponent(token)}` };
    expect((await shop.request('GET', '/api/auth/token', { headers })).status).toBe(401);
  }
});

test.each([
  ['a password', signInByPassword],
  ['a code', signInByCode],
])('a page that signs in by %s gets the token only in its cookie', async (_, signIn) => {
  for (const headers of [ORIGIN, { 'Sec-Fetch-Site': 'same-origin' }]) {
    const answer = await signIn(headers);
    expect([answer.status, answer.body.user.id]).toEqual([200, expect.any(String)]);
    for (const token of await storedTokens()) expect(readable(answer)).not.toContain(token);
    expect(answer.body).not.toHaveProperty('token');
    const withCookie = { headers: { Cookie: cookieOf(answer) } };
    await shop.succeed('GET', '/api/auth/token', withCookie);
  }
});

test('no response contains the token when the session is read or renewed', async () => {
  const { body, headers } = await signInByPassword();
  const Cookie = cookieOf({ body, headers, status: 200 });
  // A session is renewed if it was last seen more than 15 minutes ago.
  await sql`update identity_sessions set "expiresAt" = ${inDays(20)}`.execute(
    shop.shop.database.db,
  );
  const stored = await storedTokens();
  for (const sent of [{ token: body.token }, { headers: { Cookie } }]) {
    for (const path of ['get-session', 'token']) {
      const answer = await shop.request('GET', `/api/auth/${path}`, sent);
      expect(answer.status).toBe(200);
      for (const token of stored) expect(readable(answer)).not.toContain(token);
    }
  }
});

test('after a second-factor code a page gets no token, and a client a signed one', async () => {
  const account = { email: 'app@cafe.example', password: 'momos and thukpa' };
  await shop.asAdmin('POST', '/api/admins', { ...account, name: 'P', role: 'staff' });
  const { token } = await shop.signInByPassword(account);
  const path = '/api/admins/me/second-factor';
  const { password } = account;
  const { key } = await shop.succeed('POST', path, { token, body: { password } });
  const body = { code: authenticatorApp(key).code() };
  const { recoveryCodes } = await shop.succeed('POST', `${path}/confirm`, { token, body });
  for (const [index, headers] of [ORIGIN, {}].entries()) {
    const first = await signInByPassword(headers, account);
    expect(first.body).not.toHaveProperty('token');
    const second = await shop.request('POST', '/api/auth/two-factor/verify-backup-code', {
      headers: { ...headers, Cookie: cookieOf(first) },
      body: { code: recoveryCodes[index] },
    });
    expect(second.status).toBe(200);
    if (index === 0) expect(second.body).not.toHaveProperty('token');
    else expect((await readAuth('token', second.body.token)).status).toBe(200);
  }
});
