import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GUEST, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { type Answer, openTestShop } from '../../../tests/support/platform/test-shop';
import { LIMIT_RULES } from './limit-rules';
import { IN_FLIGHT } from './open-at-once';

/** The cafe's own Wi-Fi: guests and staff have the same address. */
const WIFI = '198.51.100.20';
const OWNER = { email: 'owner@cafe.example', password: 'first-admin-password' };
const PHONE = '+919800000031';

const shop = await forAllTests(openTestShop({ TRUST_PROXY: '1' }));
// Each test starts new windows. The limits use the machine's clock.
let days = 0;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  days += 2;
  vi.setSystemTime(Date.now() + days * 86_400_000);
  await shop.reset();
});
afterEach(() => vi.useRealTimers());

interface Client {
  cookie?: string;
  token?: string;
  from?: string;
}

function ask(method: string, path: string, { cookie, token, from = WIFI }: Client, body?: unknown) {
  const headers = {
    'X-Forwarded-For': from,
    ...(cookie && { Cookie: cookie, Origin: 'http://localhost:3000' }),
  };
  return shop.request(method, path, { token, body, headers });
}

const signIn = (client: Client, account: object = OWNER) =>
  ask('POST', '/api/auth/sign-in/email', client, account);
const readToken = (client: Client) => ask('GET', '/api/auth/token', client);
const sendCode = (client: Client, phoneNumber = PHONE) =>
  ask('POST', '/api/auth/phone-number/send-otp', client, { phoneNumber });
const enterCode = (client: Client, phoneNumber = PHONE) => {
  const code = shop.platform.messages.at(-1)?.text.slice(0, 6);
  return ask('POST', '/api/auth/phone-number/verify', client, { phoneNumber, code });
};

/** The cookies that a response sets, as a browser sends them. */
function cookiesOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const only = (cookies: string, name: RegExp) =>
  cookies.split('; ').find((cookie) => name.test(cookie)) ?? '';

/** Sends `times` requests, twenty at once, and returns their statuses. */
async function flood(times: number, send: (index: number) => Promise<Answer>) {
  const statuses = new Set<number>();
  for (let done = 0; done < times; done += 20) {
    const length = Math.min(20, times - done);
    const answers = await Promise.all(Array.from({ length }, (_, at) => send(done + at)));
    for (const { status } of answers) statuses.add(status);
  }
  return [...statuses].sort();
}

/** Uses up the Wi-Fi's limit of requests to the identity service without a session. */
const floodIdentity = () =>
  flood(LIMIT_RULES.strangers.points, () => ask('POST', '/api/auth/sign-out', {}, 'not JSON'));

test('requests for the public keys are not limited and are served from memory', async () => {
  const first = await ask('GET', '/api/auth/jwks', {});
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(first.body.keys.length).toBeGreaterThan(0);
  const read = vi.spyOn(shop.shop.identity, 'handler');
  const { points } = LIMIT_RULES.strangers;
  expect(await flood(points + 20, () => ask('GET', '/api/auth/jwks', {}))).toEqual([200]);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  expect((await signIn({})).status).toBe(200);
});

test('a stranger on the network does not prevent a session from getting its token', async () => {
  const cookie = cookiesOf(await signIn({ from: '198.51.100.21' }));
  const session = only(cookie, /session_token/);
  expect(await floodIdentity()).toEqual([400]);
  expect((await readToken({ cookie: session })).status).toBe(200);
  const bearer = decodeURIComponent(session.split('=')[1] ?? '');
  expect((await readToken({ token: bearer })).status).toBe(200);
  // Requests with forged sessions count as strangers'.
  for (const forged of [session.replace(/.{9}$/, 'AAAAAAAAA'), 'shop.session_token=%zz', '']) {
    expect((await readToken({ cookie: forged })).status).toBe(429);
  }
  expect((await signIn({})).status).toBe(429);
});

test('a stranger’s reads at once on the network do not stop a session’s', async () => {
  const session = only(cookiesOf(await signIn({})), /session_token/);
  const flood = Array.from({ length: IN_FLIGHT.readsAtOnce + 20 }, () => readToken({}));
  const own = readToken({ cookie: session });
  const forged = readToken({ cookie: session.replace(/.{9}$/, 'AAAAAAAAA') });
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await own).status).toBe(200);
  expect((await forged).status).toBe(429);
  // A session has a limit of its own, too.
  const many = Array.from({ length: IN_FLIGHT.readsAtOnce }, () => readToken({ cookie: session }));
  expect((await readToken({ cookie: session })).headers.get('Retry-After')).toBe('1');
  await Promise.all(many);
});

test('a session has its own limit over all networks, which does not affect others', async () => {
  const { points, windowS } = LIMIT_RULES.sessions;
  const session = only(cookiesOf(await signIn({})), /session_token/);
  const other = only(cookiesOf(await signIn({})), /session_token/);
  let networks = 0;
  const read = () => readToken({ cookie: session, from: `198.51.101.${networks++ % 250}` });
  expect(await flood(points, read)).toEqual([200]);
  const refused = await read();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(windowS)]);
  expect((await readToken({ cookie: other })).status).toBe(200);
  expect((await readToken({})).status).toBe(401);
});

test('a stranger on the network does not prevent known devices from signing in', async () => {
  const staff = only(cookiesOf(await signIn({ from: '198.51.100.21' })), /known_device/);
  await sendCode({ from: '198.51.100.21' });
  const signedIn = await enterCode({ from: '198.51.100.21' });
  const phone = only(cookiesOf(signedIn), /known_phone/);
  expect(signedIn.headers.getSetCookie().join()).toMatch(
    /shop\.known_phone=\S+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/,
  );
  await floodIdentity();
  expect((await signIn({})).status).toBe(429);
  expect((await signIn({ cookie: staff })).status).toBe(200);
  expect((await sendCode({})).status).toBe(429);
  shop.platform.passSeconds(31);
  expect((await sendCode({ cookie: phone })).status).toBe(200);
  expect((await enterCode({ cookie: phone })).status).toBe(200);
  // The device is known only for its own number.
  expect((await sendCode({ cookie: phone }, '+919800000032')).status).toBe(429);
});

test('a stranger’s guesses on the network do not prevent a known device from entering its code', async () => {
  await sendCode({});
  const phone = only(cookiesOf(await enterCode({})), /known_phone/);
  const { points } = LIMIT_RULES.codeTries;
  const guess = (index: number) => enterCode({}, `+918200${String(index).padStart(6, '0')}`);
  expect(await flood(points, guess)).toContain(400);
  shop.platform.passSeconds(31);
  await sendCode({ cookie: phone });
  expect((await enterCode({})).status).toBe(429);
  expect((await enterCode({ cookie: phone })).status).toBe(200);
});

test('a stranger’s refused orders on the network do not block staff and customers', async () => {
  await shop.changeSettings({ openingMode: 'open' });
  const tea = await shop.addProduct({ stockCount: 100 });
  const staff = await shop.signInAdmin('staff');
  const customer = await shop.signInCustomer();
  const { orders, ordersByAccount } = LIMIT_RULES;
  const refused = orderFor({ id: 'none' }, 1, { guest: GUEST });
  expect(await flood(orders.points, () => sendOrder(shop, refused, { from: WIFI }))).toEqual([409]);
  expect((await sendOrder(shop, refused, { from: WIFI })).status).toBe(429);
  const atTheCounter = await sendOrder(shop, orderFor(tea, 1), { customer: staff, from: WIFI });
  expect(atTheCounter.status).toBe(201);
  const sent = { customer, from: WIFI };
  expect((await sendOrder(shop, orderFor(tea, 1), sent)).status).toBe(201);
  // Each account has its own limit.
  const none = orderFor({ id: 'none' }, 1);
  for (const each of [customer, staff]) {
    const send = () => sendOrder(shop, none, { customer: each, from: WIFI });
    expect(await flood(ordersByAccount.points - 1, send)).toEqual([409]);
    expect((await send()).status).toBe(429);
  }
});
