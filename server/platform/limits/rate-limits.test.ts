import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jsonBytes } from '../../../shared/domain/platform/json-bytes';
import { GUEST, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import {
  openTestShop,
  type Sent,
  type SignedIn,
  type TestShop,
} from '../../../tests/support/platform/test-shop';
import { ROW_BYTES } from '../events/event-routes';
import { LIMIT_RULES } from './limit-rules';

const shop = await forAllTests(openTestShop({ TRUST_PROXY: '1' }));
// The limits use the library's clock, which is the machine's.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await shop.reset();
});
afterEach(() => vi.useRealTimers());

function passSeconds(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

/** Sends `times` requests, 20 at once, and returns their statuses. */
async function spend(send: () => Promise<{ status: number }>, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < times; done += 20) {
    const several = Array.from({ length: Math.min(20, times - done) }, () => send());
    statuses.push(...(await Promise.all(several)).map(({ status }) => status));
  }
  return statuses;
}

/** Sends a request from an IP address. */
const post = (from: string, path: string, sent: Sent = {}) =>
  shop.request('POST', path, { ...sent, headers: { 'X-Forwarded-For': from } });

/** Orders an unknown product, so that the order is refused but counts. */
const order = (from: string, at = shop) =>
  sendOrder(at, orderFor({ id: 'none' }, 1, { guest: GUEST }), { from });

/** Expects a 429 with the seconds to wait, in header and body, and no change of the data. */
async function refused(send: () => ReturnType<TestShop['request']>, windowS: number) {
  const before = await shop.everything();
  const messages = shop.platform.messages.length;
  const answer = await send();
  expect(answer.status).toBe(429);
  expect(answer.body).toMatchObject({ code: 'too_many_requests', status: 429 });
  expect(answer.headers.get('Retry-After')).toBe(String(windowS));
  expect(answer.body.data.retryAfterSeconds).toBe(windowS);
  expect(answer.body.message).toMatch(/^Too many tries\. Please try again in .+\.$/);
  expect(await shop.everything()).toBe(before);
  expect(shop.platform.messages.length).toBe(messages);
}

const LARGE_ENTRIES = Array(15).fill({
  level: 'error',
  category: 'page',
  message: 'It failed',
  data: { stack: 'x'.repeat(3800) },
  timestamp: '2026-04-15T06:30:00Z',
  userAgent: '',
  path: '',
});

const writeLargeEntries = ({ token }: SignedIn, from = '198.51.100.11') =>
  post(from, '/api/logs', { token, body: { entries: LARGE_ENTRIES } });

describe('one client network', () => {
  test('has a limit of orders a minute, which does not affect other networks', async () => {
    const { points, windowS } = LIMIT_RULES.orders;
    const statuses = await spend(() => order('198.51.100.1'), points);
    expect(statuses).toEqual(Array(points).fill(409));
    await refused(() => order('198.51.100.1'), windowS);
    expect((await order('198.51.100.2')).status).toBe(409);
    passSeconds(windowS);
    expect((await order('198.51.100.1')).status).toBe(409);
  });

  test('has a limit of payments reported and orders cancelled a minute', async () => {
    const { points, windowS } = LIMIT_RULES.changesByCustomers;
    const send = (change: string, from = '198.51.100.1') =>
      post(from, `/api/orders/none/${change}`);
    const claims = await spend(() => send('payment-claim'), points);
    expect(claims).toEqual(Array(points).fill(404));
    await refused(() => send('payment-claim'), windowS);
    await refused(() => send('cancellation'), windowS);
    expect((await send('cancellation', '198.51.100.2')).status).toBe(404);
  });

  test('has a limit of sign-in codes; a code refused by the number’s own limit does not count', async () => {
    const { points, windowS } = LIMIT_RULES.codes;
    let number = 0;
    const send = (digits = String(number++).padStart(6, '0')) =>
      post('198.51.100.3', '/api/auth/phone-number/send-otp', {
        body: { phoneNumber: `+918000${digits}` },
      });
    expect((await send('900000')).status).toBe(200);
    expect((await send('900000')).status).toBe(429);
    expect(new Set(await spend(send, points - 1))).toEqual(new Set([200]));
    await refused(() => send(), windowS);
    passSeconds(windowS);
    expect((await send()).status).toBe(200);
  });

  test('has a limit of code attempts over all numbers', async () => {
    const { points, windowS } = LIMIT_RULES.codeTries;
    let number = 0;
    const verify = (phoneNumber = `+918100${String(number++).padStart(6, '0')}`) =>
      post('198.51.100.4', '/api/auth/phone-number/verify', {
        body: { phoneNumber, code: '123456' },
      });
    expect(new Set(await spend(verify, points))).toEqual(new Set([400]));
    await refused(() => verify(), windowS);
    passSeconds(windowS);
    expect((await verify()).status).toBe(400);
  });

  test('has a limit of requests to the identity service a minute without a session', async () => {
    const { points, windowS } = LIMIT_RULES.strangers;
    // The body is malformed, so each request is refused, but it counts.
    const ask = (from: string) => post(from, '/api/auth/sign-out', { body: 'not JSON' });
    expect(new Set(await spend(() => ask('198.51.100.6'), points))).toEqual(new Set([400]));
    await refused(() => ask('198.51.100.6'), windowS);
    expect((await ask('198.51.100.7')).status).toBe(400);
    passSeconds(windowS);
    expect((await ask('198.51.100.6')).status).toBe(400);
  });

  test('counts requests with anything else that the shop signs as those without a session', async () => {
    const tea = await shop.addProduct();
    const order = await sendOrder(shop, orderFor(tea, 1, { guest: GUEST }));
    const { id, accessToken } = order.body;
    await shop.asAdmin('POST', `/api/orders/${id}/bill`);
    const headers = { 'X-Forwarded-For': '198.51.100.8', 'Order-Access-Token': accessToken };
    const { url } = await shop.succeed('POST', `/api/orders/${id}/bill-link`, { headers });
    const { until, signature } = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
    const ask = (method: string, path: string, token?: string, cookie = '') => {
      const sent = { 'X-Forwarded-For': '198.51.100.8', Cookie: cookie };
      return shop.request(method, path, { token, headers: sent });
    };
    const { points } = LIMIT_RULES.strangers;
    expect(await spend(() => ask('POST', '/api/auth/sign-out'), points)).toContain(400);
    const guest = [`guest-order:${id}`, id].map((text) => `${text}.${accessToken}`);
    const bill = [`bill-pdf:${id}:${until}`, `${until} ${id}`].map(
      (text) => `${text}.${signature}`,
    );
    for (const token of [...guest, ...bill]) {
      const cookie = `shop.session_token=${encodeURIComponent(token)}`;
      expect((await ask('GET', '/api/auth/token', token)).status).toBe(429);
      expect((await ask('GET', '/api/auth/token', undefined, cookie)).status).toBe(429);
    }
  });

  test('has a limit of event bytes a day, and so have all networks together', async () => {
    const { points, windowS } = LIMIT_RULES.eventBytes;
    const events = Array(50).fill({ name: 'page_view', at: '2026-04-15T06:00:00.000Z' });
    const data = Object.fromEntries(Array.from({ length: 4 }, (_, at) => [at, 'x'.repeat(200)]));
    const large = events.map((event) => ({ ...event, data }));
    const record = (from: string, sent = large) =>
      post(from, '/api/events', { body: { events: sent } });
    // The smallest events take more of the disk than of the line.
    expect((await record('198.51.100.8', events)).status).toBe(202);
    const stored = [events.map((event) => ({ ...event, data: {} })), large].map(
      (sent) => jsonBytes(sent) + sent.length * ROW_BYTES,
    );
    const [small = 0, most = 0] = stored;
    const times = Math.floor((points - small) / most);
    expect(new Set(await spend(() => record('198.51.100.8'), times))).toEqual(new Set([202]));
    await refused(() => record('198.51.100.8'), windowS);
    // Ninety-nine networks that send all they may leave room for another.
    let sent = 0;
    const byAnother = () => record(`203.0.113.${Math.floor(sent++ / times)}`);
    expect(new Set(await spend(byAnother, 99 * times - 3))).toEqual(new Set([202]));
    await spend(byAnother, Math.ceil(LIMIT_RULES.eventBytesOfShop.points / most) - sent);
    await refused(byAnother, windowS);
    passSeconds(windowS);
    expect((await record('198.51.100.8')).status).toBe(202);
  });

  test('has a limit of log bytes a day', async () => {
    const { points, windowS } = LIMIT_RULES.logBytesByNetwork;
    const accounts = Math.ceil(points / LIMIT_RULES.logBytes.points) + 1;
    const customers: SignedIn[] = [];
    while (customers.length < accounts)
      customers.push(await shop.signInCustomer(`+9198888888${10 + customers.length}`));
    const send = (customer: SignedIn, from = '198.51.100.9') => writeLargeEntries(customer, from);
    const times = Math.ceil(LIMIT_RULES.logBytes.points / jsonBytes(LARGE_ENTRIES));
    for (const customer of customers) await spend(() => send(customer), times);
    const unspent = await shop.signInCustomer('+919888888899');
    await refused(() => send(unspent), windowS);
    expect((await send(unspent, '198.51.100.10')).status).toBe(202);
  }, 60_000);
});

test('an account has a limit of log entries, which does not affect other accounts', async () => {
  const { points, windowS } = LIMIT_RULES.logEntries;
  const asha = await shop.signInCustomer();
  const pema = await shop.signInCustomer('+919876543211');
  const entry = {
    level: 'error',
    category: 'page',
    message: 'x',
    timestamp: '2026-04-15T06:30:00Z',
  };
  const write = ({ token } = asha, count = 50) =>
    shop.request('POST', '/api/logs', { token, body: { entries: Array(count).fill(entry) } });
  expect(new Set(await spend(write, points / 50))).toEqual(new Set([202]));
  await refused(() => write(asha, 1), windowS);
  expect((await write(pema, 1)).status).toBe(202);
  expect((await shop.request('POST', '/api/logs', { body: { entries: [entry] } })).status).toBe(
    401,
  );
});

test('an account has a limit of log bytes a day', async () => {
  const { points, windowS } = LIMIT_RULES.logBytes;
  const asha = await shop.signInCustomer('+919876543212');
  const pema = await shop.signInCustomer('+919876543213');
  const times = Math.floor(points / jsonBytes(LARGE_ENTRIES));
  const write = () => writeLargeEntries(asha);
  expect(new Set(await spend(write, times))).toEqual(new Set([202]));
  while ((await write()).status === 202);
  await refused(write, windowS);
  expect((await writeLargeEntries(pema)).status).toBe(202);
});

test('X-Forwarded-For is trusted behind a proxy only', async () => {
  const bare = await openTestShop();
  try {
    const { points } = LIMIT_RULES.orders;
    let made = 0;
    const send = () => order(`10.0.0.${made++}`, bare);
    expect(new Set(await spend(send, points))).toEqual(new Set([409]));
    expect((await send()).status).toBe(429);
  } finally {
    await bare.close();
  }
});
