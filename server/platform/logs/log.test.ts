import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { GUEST, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { isPostgres } from '../db/is-postgres';
import { createLog, logConsole } from './log';

const shop = await forEachTest(openTestShop({ LOG_LEVEL: 'debug' }));
beforeEach(async () => {
  shop.platform.logged.length = 0;
});

const lines = () => shop.platform.logged;
const text = () => JSON.stringify(lines());
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const STREET = '12 Main Bazaar';

test('a request is logged as one line: id, user, route pattern, status and time', async () => {
  const asha = await shop.signInCustomer('+919811111111');
  lines().length = 0;
  const answer = await shop.request('GET', `/api/users/${asha.userId}?q=9811111111`, asha);
  expect(lines()).toEqual([
    {
      level: 30,
      time: expect.any(String),
      requestId: answer.headers.get('X-Request-Id'),
      userId: asha.userId,
      method: 'GET',
      route: '/api/users/{id}',
      status: 200,
      ms: expect.any(Number),
    },
  ]);
  expect(lines()[0]?.requestId).toMatch(UUID);
});

test.each([
  ['GET', '/api/orders/AB12CD34E', '/api/orders/{id}', 'not_found'],
  ['GET', '/api/orders/admin/AB12CD34E', '/api/orders/admin/{id}', 'unauthorized'],
  ['POST', '/api/auth/phone-number/send-otp', '/api/auth/phone-number/send-otp', 'bad_input'],
  ['DELETE', '/api/9811111111', '/api/*', 'not_found'],
  ['GET', '/assets/9811111111.js', '/assets/*', undefined],
  ['GET', '/9811111111', '/*', undefined],
])('%s %s is logged as %s with the refusal’s code', async (method, path, route, refusal) => {
  const body = method === 'POST' ? { phoneNumber: '+919811111111x' } : undefined;
  const token = path.includes('admin') ? 'forged' : undefined;
  await shop.request(method, path, { body, token });
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatchObject({ route, ...(refusal && { refusal }) });
  expect(text()).not.toContain('9811111111');
});

test('no token, code, phone number or street address is logged from sign-in to order', async () => {
  const phoneNumber = '+919822222222';
  await shop.request('POST', '/api/auth/phone-number/send-otp', { body: { phoneNumber } });
  const code = shop.platform.messages.at(-1)?.text.slice(0, 6) ?? '';
  const wrong = { phoneNumber, code: '0000' };
  await shop.request('POST', '/api/auth/phone-number/verify', { body: wrong });
  const session = await shop.succeed('POST', '/api/auth/phone-number/verify', {
    body: { phoneNumber, code },
  });
  const { token } = await shop.succeed('GET', '/api/auth/token', { token: session.token });
  const place = { name: 'Home', street: STREET, latitude: 27.31, longitude: 88.37 };
  await shop.succeed('POST', '/api/users/me/addresses', { token, body: place });
  const order: Order & { accessToken?: string } = await placed(
    shop,
    orderFor(await shop.addProduct(), 1, { guest: GUEST }),
  );
  await shop.request('GET', `/api/orders/${order.id}?accessToken=${order.accessToken}`);
  for (const path of ['', '/events', '/nothing']) {
    const headers = { 'Order-Access-Token': order.accessToken ?? '' };
    await shop.request('GET', `/api/orders/${order.id}${path}`, { headers });
  }
  for (const secret of [phoneNumber.slice(3), code, session.token, token, STREET, '27.31']) {
    expect(text()).not.toContain(secret);
  }
  for (const secret of [order.id, order.accessToken ?? '', GUEST.name, GUEST.phoneNumber]) {
    expect(text()).not.toContain(secret);
  }
});

test('personal data in an error is masked, and the entry has the request id', async () => {
  const send = vi.spyOn(shop.platform.sms, 'send');
  send.mockRejectedValueOnce(new Error('the sender cannot take 123456 for +91 98333 33333'));
  const answer = await shop.request('POST', '/api/auth/phone-number/send-otp', {
    body: { phoneNumber: '+919833333333' },
  });
  send.mockRestore();
  expect(answer.status).toBe(500);
  const told = lines().filter(({ level }) => level === 50);
  const requestId = answer.headers.get('X-Request-Id');
  expect(told.map((line) => line.requestId)).toEqual([requestId, requestId]);
  expect(text()).toContain('the sender cannot take [hidden] for [hidden]');
  expect(text()).not.toMatch(/123456|33333/);
});

test('a database error is logged without the row’s values', async () => {
  const asha = await shop.signInCustomer('+919811111111');
  const { db } = shop.shop.database;
  const breaking = isPostgres(db)
    ? sql`alter table addresses add constraint broken check (name <> 'Home')`
    : sql`create trigger broken before insert on addresses begin
        select raise(abort, 'cannot keep it for 9811111111'); end`;
  await breaking.execute(db);
  const body = { name: 'Home', street: STREET, latitude: 27.31, longitude: 88.37 };
  const answer = await shop.request('POST', '/api/users/me/addresses', { ...asha, body });
  const mending = isPostgres(db)
    ? sql`alter table addresses drop constraint broken`
    : sql`drop trigger broken`;
  await mending.execute(db);
  expect(answer.status).toBe(500);
  const requestId = answer.headers.get('X-Request-Id');
  const told = lines().filter((line) => line.requestId === requestId);
  expect(told.map(({ msg, status }) => msg ?? status)).toEqual(['unexpected', 500]);
  expect(JSON.stringify(told[0])).toMatch(/broken|cannot keep it/);
  expect(text()).not.toMatch(/9811111111|Main Bazaar|27\.31/);
});

test('an outage of the database has a line when it begins, and one when it is over', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const written: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => written.push(JSON.parse(line)) });
  const request = log.child({ requestId: 'one' });
  const lost = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const fail = () => {
    request.error({ err: lost() }, 'database unavailable');
    request.error({ status: 503, refusal: 'unavailable' });
    log.error({ details: [lost()] }, 'identity');
    log.warn({ err: new AggregateError([lost()]) }, "the job 'sweep' failed");
    log.warn({ err: new DomainError('unavailable') }, "the job 'guard' failed");
  };
  fail();
  for (let second = 0; second < 150; second += 1) {
    vi.advanceTimersByTime(1000);
    fail();
    log.info({ status: 200 });
  }
  const outages = () => written.filter((line) => line.status !== 200);
  expect(outages()).toMatchObject([
    { requestId: 'one', outage: 'began', err: { code: 'ECONNRESET' }, msg: 'database unavailable' },
  ]);
  expect(written).toHaveLength(151);

  vi.advanceTimersByTime(15_000);
  expect(outages()[1]).toMatchObject({ outage: 'over', seconds: 150, count: 5 * 151 - 1 });
  request.error({ status: 503, refusal: 'unavailable' });
  log.error({ err: lost() }, 'once');
  vi.advanceTimersByTime(15_000);
  expect(outages().slice(2)).toMatchObject([{ status: 503 }, { outage: 'began', msg: 'once' }]);
  vi.useRealTimers();
});

test('secrets are masked in every form of log call', () => {
  const written: string[] = [];
  const log = createLog('info', { write: (line) => written.push(line) });
  const cause = Object.assign(new Error('no +919844444444'), {
    detail: `Failing row contains (${STREET})`,
  });
  log.error(new Error('9844444444 is lost', { cause }));
  log.error({ err: new Error('9844444444 is lost') });
  log.warn('%s has the code %d', '+919844444444', 654321);
  log.info({ user: { phoneNumber: '1', address: { street: STREET } }, url: '/x?token=abc' }, 'x');
  log.info({ list: [{ password: 'abc' }, 9844444444], when: new Request('http://x/?q=abc') });
  expect(written).toHaveLength(5);
  expect(written.join('')).not.toMatch(/9844444444|654321|Main Bazaar|abc|"1"/);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ err: { type: 'Error', cause: {} } });
});

test('a line has a bounded length and stays JSON', () => {
  const written: string[] = [];
  const log = createLog('info', { write: (line) => written.push(line) });
  const long = 'long text '.repeat(5000);
  log.warn(long);
  log.error(new Error(long));
  log.child({ requestId: 'r1' }).info({ list: Array.from({ length: 50 }, () => ({ long })) }, 'x');
  expect(written).toHaveLength(3);
  for (const line of written) expect(line.length).toBeLessThan(16_000);
  expect(written.map((line) => JSON.parse(line).msg?.slice(0, 9))).toEqual([
    'long text',
    undefined,
    'x',
  ]);
  expect(JSON.parse(written[2] ?? '')).toMatchObject({ requestId: 'r1' });
});

test('what a library prints on the console goes through the log', () => {
  const written: string[] = [];
  const printed: unknown[] = [];
  const target = { warn: printed.push, error: printed.push, info: printed.push };
  logConsole(createLog('warn', { write: (line) => written.push(line) }), target);
  target.warn('no route for /%zz+919876543210', 'x'.repeat(50_000));
  target.error(new Error('lost 9876543210'));
  target.info('below the level');
  expect(printed).toEqual([]);
  expect(written.map((line) => JSON.parse(line).level)).toEqual([40, 50]);
  expect(written.join('')).not.toContain('9876543210');
  expect(written.join('').length).toBeLessThan(20_000);
});
