import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { heapUsed } from '../../../tests/support/platform/heap-used';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import {
  KNOWN_DEVICE_LIFE_S,
  LIMIT_RULES,
  PASSWORD_WAITS,
} from '../../platform/limits/limit-rules';
import { openRateLimits } from '../../platform/limits/rate-limits';
import { knownDevices } from './known-devices';
import { passwordAttempts } from './password-attempts';

const OWNER = 'owner@cafe.example';
const RIGHT = 'first-admin-password';
const { triesWithout, waitsS, forgottenAfterS } = PASSWORD_WAITS;

let addresses = 0;
/** An unused IP address. */
const newAddress = () => `10.1.${Math.floor(addresses / 250)}.${addresses++ % 250}`;

const shop = await forAllTests(openTestShop({ TRUST_PROXY: '1' }));
// The limits use the library's clock, which is the machine's.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

function signIn(from: string, password = 'not-the-password', email = OWNER, cookie?: string) {
  const headers = {
    'X-Forwarded-For': from,
    ...(cookie && { Cookie: cookie, Origin: 'http://localhost:3000' }),
  };
  const body = { email, password };
  return shop.request('POST', '/api/auth/sign-in/email', { body, headers });
}

async function statuses(times: number, send: (index: number) => ReturnType<typeof signIn>) {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => send(index)));
  return answers.map(({ status }) => status);
}

/** Signs in and returns the cookie that marks a known device. */
async function signInForDevice(email: string): Promise<string> {
  const { headers } = await signIn(newAddress(), RIGHT, email);
  const cookie = headers.getSetCookie().find((set) => set.startsWith('shop.known_device=')) ?? '';
  expect(cookie).toMatch(/^\S+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  return cookie.split(';')[0] ?? '';
}

async function refused(send: () => ReturnType<typeof signIn>, waitS: number) {
  const before = await shop.everything();
  const answer = await send();
  expect(answer.body).toMatchObject({
    code: 'too_many_requests',
    data: { retryAfterSeconds: waitS },
  });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, String(waitS)]);
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect(await shop.everything()).toBe(before);
}

test('each wrong password makes the wait longer, and the right one must wait too', async () => {
  const from = newAddress();
  for (let each = 0; each < triesWithout; each += 1) expect((await signIn(from)).status).toBe(401);
  for (const waitS of [...waitsS, ...waitsS.slice(-1)]) {
    expect((await signIn(from)).status).toBe(401);
    await refused(() => signIn(from, RIGHT), waitS);
    passSeconds(waitS - 1);
    await refused(() => signIn(from), 1);
    passSeconds(1);
  }
  expect((await signIn(newAddress(), RIGHT)).status).toBe(200);
  expect((await signIn(from, RIGHT)).status).toBe(200);
  // The right password clears the count.
  expect((await signIn(from)).status).toBe(401);
  expect((await signIn(from)).status).toBe(401);
});

test('a known device waits too, on any network', async () => {
  const device = await signInForDevice(OWNER);
  const stolen = () => signIn(newAddress(), 'not-the-password', OWNER, device);
  expect(await statuses(triesWithout + 1, stolen)).toEqual(Array(triesWithout + 1).fill(401));
  await refused(() => signIn(newAddress(), RIGHT, OWNER, device), waitsS[0]);
});

test('concurrent guesses share the limit', async () => {
  const from = newAddress();
  const answers = await statuses(100, () => signIn(from));
  expect(answers.filter((status) => status === 401)).toHaveLength(triesWithout + 1);
  expect(answers.filter((status) => status === 429)).toHaveLength(100 - triesWithout - 1);
});

test('an unknown account is limited like a known one', async () => {
  const from = newAddress();
  const guess = () => signIn(from, 'not-the-password', 'Nobody@cafe.example');
  expect(await statuses(triesWithout + 1, guess)).toEqual(Array(triesWithout + 1).fill(401));
  await refused(guess, waitsS[0]);
  await refused(() => signIn(from, 'x', 'nobody@CAFE.example'), waitsS[0]);
  passSeconds(forgottenAfterS);
  expect((await guess()).status).toBe(401);
});

test('a client is limited over all accounts', async () => {
  const { points, windowS } = LIMIT_RULES.passwordsByNetwork;
  const from = newAddress();
  const guess = (index: number) => signIn(from, 'not-the-password', `staff${index}@cafe.example`);
  expect(await statuses(points, guess)).toEqual(Array(points).fill(401));
  await refused(() => guess(points), windowS);
  expect((await signIn(newAddress(), RIGHT)).status).toBe(200);
  passSeconds(windowS);
  expect((await guess(points)).status).toBe(401);
});

test('guesses from many clients block strangers, but no known device', async () => {
  const email = 'manager@cafe.example';
  await shop.signInAdmin('manager');
  const { points, windowS } = LIMIT_RULES.passwordsByAccount;
  const device = await signInForDevice(email);
  const guess = () => signIn(newAddress(), 'not-the-password', email);
  expect(await statuses(points, guess)).toEqual(Array(points).fill(401));
  await refused(() => signIn(newAddress(), RIGHT, email), windowS);
  expect((await signIn(newAddress(), RIGHT, email, device)).status).toBe(200);
  // Forged cookies and those of other accounts are rejected.
  const forged = [
    device.replace(/.$/, device.endsWith('A') ? 'B' : 'A'),
    'shop.known_device=a.9.b',
  ];
  for (const cookie of forged)
    await refused(() => signIn(newAddress(), RIGHT, email, cookie), windowS);
  const another = await signIn(newAddress(), RIGHT, OWNER);
  const theirs = another.headers.getSetCookie().join('; ');
  await refused(() => signIn(newAddress(), RIGHT, email, theirs), windowS);
  shop.platform.passSeconds(KNOWN_DEVICE_LIFE_S);
  await refused(() => signIn(newAddress(), RIGHT, email, device), windowS);
  passSeconds(windowS);
  expect((await signIn(newAddress(), RIGHT, email)).status).toBe(200);
});

test('20,000 made-up accounts from one network create no more counts than its limit', async () => {
  const { database, signer, platform } = shop.shop;
  const { db } = database;
  const limits = openRateLimits({ db, signer, log: platform.log });
  const { clock, randomBytes } = platform;
  const devices = knownDevices({
    signer,
    overHttps: false,
    clock,
    randomBytes,
    purpose: 'known-device',
  });
  const attempts = passwordAttempts({ db, signer, log: platform.log, limits, devices });
  const from = newAddress();
  const { points } = LIMIT_RULES.passwordsByNetwork;
  const before = { heap: await heapUsed(), rows: await countRows() };
  let begun = 0;
  for (let each = 0; each < 20_000; each += 1) {
    const email = `nobody${each}@evil.example`;
    await attempts.begin(email, from, null).then(
      () => (begun += 1),
      () => {},
    );
  }
  expect(begun).toBe(points);
  expect((await heapUsed()) - before.heap).toBeLessThan(5_000_000);
  // One count of the network, and two of each account: in total and from the network.
  expect((await countRows()) - before.rows).toBeLessThanOrEqual(1 + 2 * points);
}, 60_000);

/** The counts of a PostgreSQL shop; on SQLite they are in memory. */
async function countRows(): Promise<number> {
  const { db } = shop.shop.database;
  if (process.env['TEST_ENGINE'] !== 'postgres') return 0;
  const { rows } = await sql`select 1 from rate_limits`.execute(db);
  return rows.length;
}
